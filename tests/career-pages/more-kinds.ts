import { page } from './asked.ts';

const para = (text: string, times = 10) => `<p>${`${text} `.repeat(times)}</p>`;

/** Further pages without a form to fill in. */
export const moreKinds: Record<string, [kind: string, html: string]> = {
  'two openings with a button each and a box for mail': [
    'listing',
    page(
      `<h2>Why sail with us?</h2>${para('The sea is wide.', 3)}<h2>Open Positions</h2><div><div><h3>Deck hand</h3><span>Full-Time</span></div><button>Apply Now</button></div><div><div><h3>Cook</h3><span>Part-Time</span></div><button>Apply Now</button></div><h2>Nothing for you?</h2><p>Send us your CV.</p><form><input type="email" placeholder="Your e-mail"><button>Send</button></form>`,
    ),
  ],
  'openings as headings, with a letter to write': [
    'listing',
    page(
      `<h1>Work on the water</h1><h4>Employment Opportunities</h4><p>Please write to crew@ferry.example.</p><h4>Deck Supervisor</h4>${para('Ropes.', 3)}<h4>Jr. Harbour Manager</h4>${para('Rules.', 3)}<h4>Ship's Cook – Part-Time</h4>${para('Soup.', 3)}`,
    ),
  ],
  'closed, with a box to be told of the next time': [
    'closed',
    page(
      '<h1>Applications Are Closed</h1><p>You may still leave your name.</p><form id="late-application"><label>Name <input name="n" required></label><label>E-mail <input type="email" name="m" required></label><button>Send</button></form>',
    ),
  ],
  'a meeting to register for, whose form is gone': [
    'other',
    page(
      '<aside><h3>Register</h3><p><!-- <form><input name="n"></form> -->The meeting of all harbour masters was last week. Thank you to everybody who came.</p></aside>',
    ).replace('Careers', 'Forum'),
  ],
  'firms that apply to be partners': [
    'other',
    page(
      '<h1>Partner with Saltmarsh</h1><h2>Apply to be a Saltmarsh partner.</h2><form id="f3"><label>First name <input name="i1" required></label><label>Work e-mail <input type="email" name="i6" required></label><label>Company <input name="i5"></label><label>Kind of partnership <select name="i7"><option>Referral</option><option>Strategic</option></select></label><button>Apply Now</button></form>',
    ).replace('Careers', 'Partners'),
  ],
  'BambooHR board without openings': [
    'listing',
    page(
      '<main><h2>Current Openings</h2><div class="jss-empty"><h3>There are no open positions right now.</h3><p>Check back soon.</p></div></main>',
    ),
  ],
  'iCIMS board with two openings': [
    'listing',
    page(
      '<ul><li class="iCIMS_JobCardItem"><a class="iCIMS_Anchor" href="/jobs/71/bell-founder/job"><span class="sr-only">Job Title</span><h3>Bell Founder</h3></a></li><li class="iCIMS_JobCardItem"><a class="iCIMS_Anchor" href="/jobs/72/bell-ringer/job"><span class="sr-only">Job Title</span><h3>Bell Ringer</h3></a></li></ul>',
    ),
  ],
  'Teamtailor posting with cookie settings': [
    'description',
    page(
      `<div class="cookies-consent-wrapper" role="dialog"><label><input type="checkbox" name="a"> Analytics</label><button>Accept all</button></div><main><h1>Junior Designer</h1><a class="careersite-button" href="/jobs/11-junior/applications/new">Apply for this job</a><section><h2>About the role</h2>${para('You draw the icons of our app and care for every pixel.')}<h2>Requirements</h2><ul><li>A portfolio</li></ul></section><section><h2>Already working at Fig?</h2><p>Let's recruit together and find your next colleague.</p><form><input type="email" placeholder="email@fig.example"><button>Log in</button></form></section></main>`,
    ),
  ],
  'Rippling posting gone': [
    'closed',
    page(
      '<main><h1>This job posting is no longer active</h1><a href="/orchard/jobs">View all jobs</a></main>',
    ),
  ],
  'SuccessFactors sign in': [
    'login',
    page(
      '<div id="page"><h1>Career Opportunities: Sign In</h1><p>Have an account? Please enter your login information below.</p><form><label for="username">* Email Address:</label><input id="username" type="text"><label for="password">* Password:</label><input id="password" type="password"><button>Sign In</button></form><a href="#">Create an account</a></div>',
    ),
  ],
  'security check': [
    'other',
    page(
      '<div class="main-wrapper"><h1>jobs.example.com</h1><h2>Verifying you are human. This may take a few seconds.</h2><p>jobs.example.com needs to review the security of your connection before proceeding.</p></div>',
      '<title>Just a moment...</title><script src="/cdn-cgi/challenge.js"></script>',
    ),
  ],
  maintenance: [
    'other',
    page(
      '<main><h1>We will be back soon</h1><p>Our careers site is down for scheduled maintenance. Please try again in a few hours. We are sorry for the inconvenience this may cause you.</p></main>',
    ),
  ],
  'blog post about applying': [
    'other',
    page(
      `<article><h1>Five tips for your application</h1><p>By Dana Reed</p>${para('Keep your resume short and your cover letter shorter, and read the posting twice.')}<h2>Follow up</h2><p>When you see "your application has been submitted", wait a week.</p></article><section id="comments"><h3>Leave a comment</h3><form id="commentform" class="comment-form"><label for="author">Name *</label><input id="author" name="author"><label for="email">Email *</label><input id="email" name="email"><label for="comment">Comment *</label><textarea id="comment" name="comment"></textarea><input type="submit" value="Post Comment"></form></section>`,
    ),
  ],
  'posting with an open deadline': [
    'description',
    page(
      `<main><h1>Parks Supervisor</h1><p>Application deadline: December 20, 2026</p><a class="btn" href="/apply/44">Apply online</a><h2>Job summary</h2>${para('Plans the work of three crews.')}<h2>Qualifications</h2><ul><li>Five years</li></ul><h2>Benefits</h2><p>Pension.</p></main>`,
    ),
  ],
  'thanks with an offer to hear more': [
    'confirmation',
    page(
      '<main><h2>Your application has been submitted!</h2><p>Thanks for applying to Harbor Freightline. You will receive an email confirmation shortly.</p><h3>Stay connected</h3><form><input type="email" placeholder="Email"><button>Notify me about new jobs</button></form></main>',
    ),
  ],
  'contact page of a recruiter': [
    'other',
    page(
      '<main><h1>Hire through us</h1><p>Tell us whom you need.</p><form id="request"><label>Company<input name="company"></label><label>Your name<input name="name"></label><label>Email<input name="email" type="email"></label><label>Roles to fill<textarea name="roles"></textarea></label><button>Request a call</button></form></main>',
    ).replace('Careers', 'Staffing'),
  ],
  'Ashby board': [
    'listing',
    page(
      `<div id="root"><h1>Open Positions (5)</h1><div class="ashby-job-board-filters"><label>Department<select><option>All</option></select></label></div>${['Support Lead', 'Data Analyst', 'Designer', 'Recruiter', 'Office Manager'].map((title, n) => `<a class="_container_j2da7_1" href="/lantern/0b7e1a2c-2222-4222-8333-00000000000${n}"><h3>${title}</h3><p>Operations • Remote</p></a>`).join('')}</div>`,
    ),
  ],
  'membership form': [
    'other',
    page(
      '<main><h1>Membership application</h1><form class="member"><label>Full name *<input name="n"></label><label>Email *<input name="e" type="email"></label><label>Address<input name="a"></label><label><input type="checkbox" name="t"> I accept the statutes</label><button>Join</button></form></main>',
    ),
  ],
  'contact page in Spanish with an attachment': [
    'other',
    page(
      '<main><h1>Contáctenos</h1><p>Escríbanos y adjunte fotos del producto.</p><form class="contacto"><label>Nombre *<input name="nombre"></label><label>Correo electrónico *<input name="correo" type="email"></label><label>Teléfono<input name="tel" type="tel"></label><label>Foto<input type="file" name="foto"></label><label>Mensaje<textarea name="mensaje"></textarea></label><button>Enviar</button></form></main>',
      '',
      'es',
    ),
  ],
  'request for an offer in Portuguese': [
    'other',
    page(
      '<main><h1>Orçamento</h1><form id="orcamento"><label>Nome<input name="nome"></label><label>E-mail<input name="email"></label><label>Telefone<input name="fone"></label><label>Projeto (PDF)<input type="file" name="projeto"></label><button>Pedir orçamento</button></form></main>',
      '',
      'pt',
    ),
  ],
  'a landlord who asks for work and pay': [
    'other',
    page(
      '<h1>Rental inquiry</h1><form action="/mailer"><label>Name<input name="n"></label><label>E-mail<input name="m"></label><label>Phone<input name="p"></label><label>Current employer<input name="e"></label><label>Supervisor<input name="s"></label><label>Current salary<input name="i"></label><label>References<textarea name="r"></textarea></label><button>Send</button></form>',
    ),
  ],
  'a page for partners that asks for a profile': [
    'other',
    page(
      '<main><h2>Contact Lanternfish Capital</h2><p>Partners and the press find us here.</p><form action="/mail"><label>First name<input name="f" required></label><label>Last name<input name="l" required></label><label>E-mail<input name="m" type="email" required></label><label>LinkedIn profile<input name="i"></label><label>Message<textarea name="t"></textarea></label><button>Send</button></form></main>',
    ).replace('<title>Careers', '<title>Contact | Lanternfish Capital'),
  ],
  'contact page of a site that hires in its head': [
    'other',
    page(
      '<header><nav><a href="/">Home</a></nav><a class="cta" href="/jobs">Apply Now</a></header><main><h1>Contact us</h1><form><label>Name<input name="n"></label><label>E-mail<input name="m"></label><label>Phone<input name="p"></label><label>Message<textarea name="t"></textarea></label><button>Send</button></form></main>',
    ).replace('<title>Careers</title>', '<title>Contact us</title>'),
  ],
  'an application that a builder would have drawn, above a contact form': [
    'unrendered',
    page(
      '<h1>Employment application</h1><p>We always look for hands at the mill.</p><script src="https://form.jotform.com/jsform/1"></script><h2>Contact us</h2><form action="/mail"><label>Name<input name="n"></label><label>E-mail<input name="m" type="email"></label><label>Message<textarea name="t"></textarea></label><button>Send</button></form>',
    ),
  ],
  'helpers no longer taken on': [
    'closed',
    page(
      '<h1>Stage crew volunteers</h1><p>Thank you for your interest, but volunteering sign ups has closed.</p><p>Duties were carrying, lighting and sewing.</p>',
    ),
  ],
  'a role that leads back to the others': [
    'closed',
    page(
      '<main><h1>This role is not currently open.</h1><p><a href="/careers/">View careers</a></p></main>',
      '<meta http-equiv="refresh" content="0; url=/careers/">',
    ),
  ],
  'thanks to a helper': [
    'confirmation',
    page(
      '<nav><a href="/">Home</a></nav><h1>Thank You!</h1><p>We are glad of your interest. Someone will get back with you regarding your application.</p>',
    ),
  ],
  'a form that its plugin never drew': [
    'unrendered',
    page(
      '<h1>Become a volunteer</h1><p>The reading room is open day and night, and somebody must always be there to lend out the books and to keep the list.</p><p>[ninja_form id=12]</p>',
    ),
  ],
  'openings told apart by their query': [
    'listing',
    page(
      `<h1>Join the workshop</h1>${['glass-blower', 'wood-turner', 'lace-maker', 'rope-walker'].map((role) => `<a href="apply/?role=${role}"><h3>${role}</h3><p>Full time</p></a>`).join('')}`,
    ),
  ],
};
