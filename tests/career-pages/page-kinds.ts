import { page } from './asked.ts';

const long = (text: string, times = 12) => `<p>${`${text} `.repeat(times)}</p>`;
const newsletter =
  '<footer><form class="newsletter-signup"><label for="nl">Sign up for our newsletter</label><input id="nl" type="email" name="email"><button>Sign up</button></form></footer>';

/** Pages that show no form to fill in, and some that look as if; each with its kind. */
export const careerKinds: Record<string, [kind: string, html: string]> = {
  'Greenhouse board with an expired posting on top': [
    'closed',
    page(
      `<main class="main"><div class="flash-pending" role="alert"><p>The job you are looking for is no longer open.</p></div><div class="board-header"><h1 class="page-header">Current openings at Harbor Freightline</h1></div><div class="job-posts"><div class="job-posts--table"><h3>Operations</h3><table><tbody><tr class="job-post"><td><a href="https://job-boards.greenhouse.io/harbor/jobs/401"><p class="body body--medium">Dispatcher</p><p>Toledo, OH</p></a></td></tr><tr class="job-post"><td><a href="https://job-boards.greenhouse.io/harbor/jobs/402"><p>Driver</p></a></td></tr><tr class="job-post"><td><a href="https://job-boards.greenhouse.io/harbor/jobs/403"><p>Mechanic</p></a></td></tr></tbody></table></div></div></main>`,
    ),
  ],
  'Lever not found': [
    'closed',
    page(
      '<div class="page"><div class="error-page"><h2>Sorry, we couldn\'t find anything here</h2><p>The job posting you\'re looking for might have closed, or it has been removed. (404 error)</p><a href="/quill">Go to the Quill home page</a></div></div>',
    ),
  ],
  'Ashby job not found': [
    'closed',
    page(
      '<div id="root"><div class="_container_1"><h1>Job not found</h1><p>The job you requested was not found. It may have been unlisted or filled.</p><a href="/lantern">View all jobs</a></div></div>',
    ),
  ],
  'Workable closed banner over the description': [
    'closed',
    page(
      `<main><div data-ui="job-closed" role="status"><strong>This job is not accepting applications anymore</strong></div><h1>Warehouse Lead</h1><h2>Description</h2>${long('You lead the night crew and keep the docks moving.')}<h2>Requirements</h2><ul><li>Two years</li></ul><a href="/oak">View other openings</a></main>`,
    ),
  ],
  'iCIMS expired': [
    'closed',
    page(
      '<div class="iCIMS_MainWrapper"><div class="iCIMS_ErrorMsg_Main"><h1 class="iCIMS_Header">Sorry, this job posting has expired.</h1></div><p>The position you are trying to view has been filled or is no longer being recruited for.</p><a href="/jobs/search" class="iCIMS_Action_Button">Search openings</a></div>',
    ),
  ],
  'Breezy position closed': [
    'closed',
    page(
      '<div class="position-closed"><h1>Lift Operator</h1><h2>Position Closed</h2><p>This position is no longer accepting applications.</p><a href="/">See all positions</a></div>',
    ),
  ],
  'deadline has passed': [
    'closed',
    page(
      `<article><h1>Clerk II</h1><p class="deadline">The application deadline for this posting has passed.</p><h3>Duties</h3>${long('Keeps records for the department.')}<p>Closing date: 05/01/2026</p></article>`,
    ),
  ],
  'Workday sign-in of the applicant': [
    'login',
    page(
      '<div data-automation-id="signInContent"><h2>Sign In</h2><form data-automation-id="signInFormo"><label for="input-4">Email Address*</label><input data-automation-id="email" id="input-4" type="text"><label for="input-5">Password*</label><input data-automation-id="password" id="input-5" type="password"><input data-automation-id="beecatcher" name="website" type="text" style="position:absolute;left:-9999px"><div data-automation-id="click_filter" role="button" aria-label="Sign In">Sign In</div><button data-automation-id="createAccountLink">Create Account</button><button data-automation-id="forgotPasswordLink">Forgot your password?</button></form></div>',
    ),
  ],
  'Taleo login': [
    'login',
    page(
      '<div class="editablesection"><h1>Login</h1><p>To access your account, please identify yourself by providing the information requested in the fields below, then click "Login". If you are not registered yet, click "New user" and follow the instructions to create an account.</p><p>Mandatory fields are marked with an asterisk.</p><form><label for="dialogTemplate-dialogForm-login-name1">*User Name</label><input id="dialogTemplate-dialogForm-login-name1" type="text" name="dialogTemplate-dialogForm-login-name1"><label for="dialogTemplate-dialogForm-login-password">*Password</label><input type="password" id="dialogTemplate-dialogForm-login-password"><input type="button" value="Login"><input type="button" value="New user"></form><a href="#">Forgot your user name?</a></div>',
    ),
  ],
  'NEOGOV sign-in to apply': [
    'login',
    page(
      '<div class="modal"><h1>Sign in to apply</h1><div class="social"><button>Sign in with LinkedIn</button><button>Sign in with Google</button></div><form><label>Username or email<input name="username" type="text"></label><label>Password<input name="password" type="password"></label><label><input type="checkbox" name="remember"> Remember me</label><button type="submit">Sign In</button></form><a href="/register">Create an account</a></div>',
    ),
  ],
  'account needed, no password box yet': [
    'login',
    page(
      '<main><h1>Start your application</h1><h2>Sign in or create an account to continue</h2><p>You need an account to apply for this job.</p><a role="button" class="btn" href="/login">Sign in</a><a role="button" class="btn" href="/register">Create account</a></main>',
    ),
  ],
  'board with filters': [
    'listing',
    page(
      `<header><form role="search"><input type="search" name="s" placeholder="Search site"></form></header><main><h1>Join us</h1><form class="filters"><label for="kw">Keyword</label><input id="kw" name="kw" type="text"><label for="dept">Department</label><select id="dept" name="dept"><option>All Departments</option><option>Sales</option><option>Legal</option></select><fieldset><legend>Location</legend><label><input type="checkbox" name="loc" value="ny"> New York</label><label><input type="checkbox" name="loc" value="la"> Los Angeles</label></fieldset><label><input type="checkbox" name="remote"> Remote only</label><button>Search jobs</button></form><div class="results"><p>6 jobs found</p>${['Counsel', 'Paralegal', 'Account Executive', 'Sales Engineer', 'Office Manager', 'Recruiter'].map((title, n) => `<div class="card"><h3><a href="/careers/job/${9100 + n}/${title.toLowerCase().replace(' ', '-')}">${title}</a></h3><span>New York</span><a class="btn" href="/careers/job/${9100 + n}/apply">Apply</a></div>`).join('')}</div></main>${newsletter}`,
    ),
  ],
  'Lever board': [
    'listing',
    page(
      `<div class="page show"><div class="filter-bar"><div role="button" aria-label="Filter by Location">Location</div><div role="button">Team</div></div><div class="postings-wrapper">${['Field Technician', 'Estimator', 'Foreman', 'Safety Lead'].map((title, n) => `<div class="posting" data-qa-posting-id="${n}"><div class="posting-apply"><a href="https://jobs.lever.co/quill/0b7e1a2c-1111-4222-8333-00000000000${n}">Apply</a></div><a class="posting-title" href="https://jobs.lever.co/quill/0b7e1a2c-1111-4222-8333-00000000000${n}"><h5 data-qa="posting-name">${title}</h5><div class="posting-categories"><span>Boise</span></div></a></div>`).join('')}</div></div>`,
    ),
  ],
  'Workday search results': [
    'listing',
    page(
      `<div data-automation-id="jobSearch"><h1>Search for Jobs</h1><input data-automation-id="keywordSearchInput" type="text" aria-label="Search for jobs or keywords"><button data-automation-id="keywordSearchButton">Search</button><p data-automation-id="jobFoundText">214 JOBS FOUND</p><section data-automation-id="jobResults"><ul role="list">${['Analyst', 'Underwriter', 'Claims Adjuster', 'Actuary', 'Data Steward'].map((title, n) => `<li class="css-1q2dra3"><h3><a data-automation-id="jobTitle" href="/en-US/External/job/Dayton/${title}_R-10${n}">${title}</a></h3><dd>Posted 3 Days Ago</dd></li>`).join('')}</ul></section></div>`,
    ),
  ],
  'description with a share form and similar jobs': [
    'description',
    page(
      `<main><h1>Underwriter</h1><a class="btn" href="https://acme.wd1.myworkdayjobs.com/job/1/apply">Apply</a><div class="jd"><h2>What you will do</h2>${long('You judge risks for small firms and talk to brokers.')}<h2>What you bring</h2><ul><li>Five years in insurance</li><li>A calm head</li></ul><h2>Pay</h2><p>$70,000 to $90,000</p></div><form class="share"><label>Friend's email<input type="email" name="friend"></label><button>Share this job</button></form><aside><h3>Similar jobs</h3><ul><li><a href="/job/77-adjuster">Claims Adjuster</a></li><li><a href="/job/78-actuary">Actuary</a></li><li><a href="/job/79-clerk">Clerk</a></li></ul></aside></main>${newsletter}`,
    ),
  ],
  'government posting': [
    'description',
    page(
      `<div id="job-details"><h1 class="entity-title">Water Plant Operator</h1><a id="apply-button" class="button" href="#">Apply</a><dl><dt>Salary</dt><dd>$24.10 - $31.40 Hourly</dd><dt>Location</dt><dd>Millbrook, NY</dd><dt>Closing</dt><dd>12/1/2026 5:00 PM Eastern</dd></dl><h2>Description</h2>${long('Operates pumps and keeps logs of the plant.')}<h2>Examples of Duties</h2>${long('Takes samples and adjusts dosing.')}<h2>Benefits</h2><p>Retirement, health, leave. Thank you for your interest in the City.</p></div><form role="search"><label for="jobsearch">Search by keyword</label><input id="jobsearch"></form>`,
    ),
  ],
  'posting that asks for mail, with a contact form in the footer': [
    'description',
    page(
      `<article><h1>Carpenter</h1><h2>Responsibilities</h2>${long('Frames houses and reads plans.')}<h2>Requirements</h2><ul><li>Own tools</li></ul><p>To apply, send your resume to <a href="mailto:jobs@example.com">jobs@example.com</a>.</p></article><footer><h3>Contact us</h3><form class="contact"><input name="name" placeholder="Name"><input name="email" placeholder="Email"><textarea name="msg" placeholder="Message"></textarea><button>Send</button></form></footer>`,
    ),
  ],
  'SmartRecruiters posting': [
    'description',
    page(
      `<main class="jobad site" itemscope itemtype="http://schema.org/JobPosting"><h1 class="job-title" itemprop="title">Dispatcher</h1><section id="st-companyDescription"><h2>Company Description</h2>${long('Birch Lines moves freight across the Midwest.')}</section><section id="st-jobDescription"><h2>Job Description</h2>${long('You plan routes and talk to drivers.')}</section><section id="st-qualifications"><h2>Qualifications</h2><ul><li>Two years</li></ul></section><a id="st-apply" class="button" href="https://jobs.smartrecruiters.com/oneclick-ui/company/Birch/publication/x">I'm interested</a></main>`,
    ),
  ],
  'Ashby shell': [
    'unrendered',
    page(
      '<div id="root"></div><script>window.__appData = null;</script><noscript>You need to enable JavaScript to run this app.</noscript>',
      '<script type="module" src="/_static/index.js"></script><link rel="modulepreload" href="/_static/vendor.js">',
    ),
  ],
  'spinner only': [
    'unrendered',
    page(
      '<div id="app"><div class="loading-overlay" aria-busy="true"><div class="spinner"></div><span class="sr-only">Loading...</span></div></div>',
      '<script src="/static/js/main.js"></script><script src="/static/js/chunk.js"></script>',
    ),
  ],
  'frame not saved': [
    'unrendered',
    page(
      '<header><nav><a href="/">Home</a><a href="/about">About</a></nav></header><div id="grnhse_app"><iframe id="grnhse_iframe" src="https://boards.greenhouse.io/embed/job_app?for=harbor&token=41" title="Greenhouse Job Board" width="100%"></iframe></div>',
      '<script src="https://boards.greenhouse.io/embed/job_board/js?for=harbor"></script>',
    ),
  ],
  'thanks after sending': [
    'confirmation',
    page(
      '<main class="confirmation"><div class="confirmation__content"><h1>Thank you for applying.</h1><p>Your application has been received. We will review it right away and be in touch.</p><a href="/harbor">View more jobs at Harbor Freightline</a></div></main>',
    ),
  ],
  'Ashby success': [
    'confirmation',
    page(
      '<div id="root"><div class="ashby-application-form-success-container"><h2>Success</h2><p>Your application was successfully submitted. We\'ll contact you if there are next steps.</p></div></div>',
    ),
  ],
  'marketing that sounds like thanks': [
    'other',
    page(
      `<main><h1>Our hiring process</h1>${long('We read every resume with care and answer within a week.')}<h2>1. Application received</h2><p>After you apply you get a mail that says: your application has been received.</p><h2>2. Interview</h2><p>Thank you for applying to be part of our story.</p><h2>3. Offer</h2></main>${newsletter}`,
    ),
  ],
  'talent newsletter': [
    'other',
    page(
      '<main><h1>Stay in touch</h1><p>Get company news in your inbox.</p><form class="subscribe"><label for="e">Email</label><input id="e" type="email"><label><input type="checkbox" name="ok"> I agree</label><button>Subscribe</button></form></main>',
    ),
  ],
  'page not found': [
    'other',
    page(
      '<main><h1>404</h1><p>Oops! That page can’t be found. Maybe try a search?</p><form role="search"><input type="search" name="s" placeholder="Search"><button>Search</button></form></main>',
    ),
  ],
};
