import { page } from './saved-own-shapes.ts';

const desc =
  '<h1>Nurse</h1><p>Posted 3 days ago · Columbus, OH · Full-time</p><h2>What you will do</h2><p>Care for patients on two floors with a team of nine nurses and keep their records in order every shift.</p><h2>What you bring</h2><ul><li>License</li></ul><h2>What we offer</h2><p>Health insurance, retirement plan, paid time off.</p>';
const jl = (n: number) =>
  Array.from(
    { length: n },
    (_, i) => `<div class="card"><a href="/careers/job/${100 + i}">Nurse ${i}</a><span>Columbus</span></div>`,
  ).join('');

/** Pages of every kind. */
export const savedKinds: Record<string, [kind: string, html: string]> = {
  'a posting with a search box and a newsletter': [
    'description',
    page(
      `<header><nav><a href="/">Home</a></nav><form role="search"><input name="q"></form></header>${desc}<a class="btn" href="https://x.wd5.myworkdayjobs.com/apply">Apply</a><footer><form class="newsletter"><input type="email"></form></footer>`,
    ),
  ],
  'a posting with a button': [
    'description',
    page(`${desc}<button>Apply Now</button><h3>Share this job</h3><a href="#">LinkedIn</a>`),
  ],
  'a posting that wants mail': [
    'description',
    page(`${desc}<p>To apply, send your resume to <a href="mailto:jobs@acme.test">jobs@acme.test</a>.</p>`),
  ],
  'a table of jobs': [
    'listing',
    page(
      `<h1>Job Openings</h1><table>${Array.from({ length: 5 }, (_, i) => `<tr><td><a href="ViewJob.aspx?id=${i + 20}">Clerk ${i}</a></td><td>Finance</td><td>05/01/2026</td></tr>`).join('')}</table>`,
    ),
  ],
  'a board without jobs': [
    'listing',
    page(
      `<h1>Current openings</h1><p>There are no open positions at this time. Please check back later.</p>`,
    ),
  ],
  'an expired posting': [
    'closed',
    page(
      `<h1>Clerk</h1><div class="alert">This job posting has expired and applications are no longer accepted.</div><p>Some description.</p>`,
    ),
  ],
  'a filled posting': [
    'closed',
    page(
      `<h1>The job you are trying to apply for has been filled.</h1><p>Maybe you would like to work with us anyway?</p>`,
    ),
  ],
  'a closed position': [
    'closed',
    page(
      `<h1>Position Closed</h1><p>Thanks for your interest, this position is not accepting new applicants.</p>`,
    ),
  ],
  'a gate that asks for mail': [
    'login',
    page(
      `<h2>Welcome</h2><p>To apply, sign in or create an account.</p><form id="enterEmailForm" class="iCIMS_Form"><label>Email<input name="email"></label><input type="checkbox" name="gdpr"> I accept<button>Next</button></form>`,
    ),
  ],
  'a posting with a box for news of others': [
    'description',
    page(
      `<h1>Welder</h1><a class="btn" href="/job/welder/apply">Apply Now</a><h2>About the role</h2><p>You will weld.</p><h2>Qualifications</h2><p>A certificate.</p><aside><h3>Get notified about similar jobs</h3><form><label for="nm">First name</label><input id="nm"><label for="em">Email</label><input id="em" type="email"><label for="ar">Area</label><select id="ar"><option>Shop</option><option>Office</option></select><button>Activate</button></form></aside>`,
    ),
  ],
  'a short page with two openings': [
    'listing',
    page(
      `<script src="/menu.js"></script><h1>Careers</h1><p>Come sail with us.</p><h2>Current openings</h2><ul><li><a href="/careers/team-leader/">Team Leader</a></li><li><a href="/careers/deckhand/">Deckhand</a></li></ul>`,
    ),
  ],
  'a page still loading': [
    'unrendered',
    page(`<div id="app"><div class="spinner">Loading...</div></div><script src="/a.js"></script>`),
  ],
  'a company page with a contact box': [
    'other',
    page(
      `<h1>Acme makes pumps</h1><p>${'We build pumps for cities. '.repeat(30)}</p><a href="/about">About</a><a href="/careers">Careers</a><form class="contact"><input name="name"><input name="email"><textarea></textarea><button>Send</button></form>`,
    ),
  ],
  'a page of thanks with other jobs': [
    'confirmation',
    page(`<h1>Thank you!</h1><p>Your application was submitted successfully.</p><ul>${jl(3)}</ul>`),
  ],
  'boxes without a form and hidden thanks': [
    'form',
    page(
      `<div class="modal" style="display:none"><h2>Application submitted</h2><p>Thank you for applying!</p></div><h1>Clerk</h1><div><input placeholder="First name *" name="fn"><input placeholder="Last name *" name="ln"><input placeholder="Email *" name="em"><input type="file" name="cv"><button>Apply</button></div>`,
    ),
  ],
  'a step of a form behind an account': [
    'form',
    page(
      `<div data-automation-id="applyFlowMyInfoPage"><h2>My Information</h2><div data-automation-id="formField-country"><label for="c">Country<abbr>*</abbr></label><button aria-haspopup="listbox" type="button" id="c" name="country" aria-label="Country Select One Required">Select One</button></div><div><label for="f">Given Name<abbr>*</abbr></label><input id="f" aria-required="true"></div><div><label for="l">Family Name<abbr>*</abbr></label><input id="l"></div><div><label for="p">Phone Number</label><input id="p"></div><button>Save and Continue</button></div>`,
    ),
  ],
  'a short posting whose form comes from elsewhere': [
    'description',
    page(
      `<h2>Firmware Engineer</h2><p>Ship what runs on small machines.</p><ul><li>Ten years of C</li></ul><p>We are an equal opportunity employer.</p><div id="grnhse_app"></div>`,
    ),
  ],
  'a posting that thanks in advance': [
    'description',
    page(
      `<h2>Ranger</h2><p>Full-Time</p><button>Apply for This Job</button><p><b>About the role</b></p><p>Walk and look.</p><p><b>Requirements</b></p><p>Boots. Once your application is received we write to you. Thank you for applying to Acme.</p>`,
    ),
  ],
  'board with numbered postings': [
    'listing',
    page(
      `<main><h1>Open positions</h1><form><label for="kw">Keyword</label><input id="kw"><button>Search jobs</button></form><ul>${[1, 2, 3, 4].map((n) => `<li><a href="/jobs/${n}"><h3>Role ${n}</h3></a> <a href="/jobs/${n}/apply">Apply</a></li>`).join('')}</ul></main>`,
    ),
  ],
};
