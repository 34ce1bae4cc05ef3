import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { type Browser, openBrowser } from './browser/browser.ts';
import type { PageKind } from './page/name-page-kind.ts';
import { readSavedPage } from './read/read-questions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ chromiumPath: findChromium(process.env) ?? '', allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

const read = (html: string, url: string | null = null) =>
  readSavedPage(browser, { html, url, deadlineMs: 30_000 });
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const description =
  '<h1>Staff Accountant</h1><h2>About the role</h2><p>You close the books every month and keep the ledgers of three companies in order, together with a small team.</p><h2>Responsibilities</h2><ul><li>Month-end close</li><li>Reporting</li></ul><h2>Qualifications</h2><ul><li>Five years in accounting</li></ul><h2>Benefits</h2><p>Health, dental, a pension and four weeks off.</p>';
const jobLinks = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<li><a href="/jobs/${4_100 + index}-accountant">Accountant ${index}</a> Columbus, OH</li>`,
  ).join('');
const applicationForm =
  '<form id="application"><label for="n">Full name *</label><input id="n" name="name"><label for="e">Email *</label><input id="e" name="email" type="email"><label for="r">Resume *</label><input id="r" name="resume" type="file"><button>Submit application</button></form>';
const cookieBanner =
  '<div id="onetrust-consent-sdk"><h2>We value your privacy</h2><label><input type="checkbox" name="performance"> Performance cookies</label><label><input type="checkbox" name="targeting"> Targeting cookies</label><button>Reject all</button></div>';

const pages: [PageKind, string, string][] = [
  ['form', 'a description with the form below it', page(description + applicationForm)],
  ['form', 'a form under a cookie banner', page(cookieBanner + applicationForm)],
  [
    'form',
    'a form behind a tab, its thanks already in the page',
    page(
      `<div hidden><h2>Thank you for applying!</h2></div><div style="display:none">${applicationForm}</div>`,
    ),
  ],
  ['form', 'a form with related jobs', page(`${applicationForm}<h3>Other jobs</h3><ul>${jobLinks(8)}</ul>`)],
  [
    'closed',
    'a posting that was filled',
    page('<h1>This position has been filled</h1><p>See our other openings.</p>'),
  ],
  [
    'closed',
    'a posting nobody knows',
    page('<h1>Job not found</h1><p>The job you are looking for does not exist.</p>'),
  ],
  [
    'closed',
    'a closed posting with its list of jobs',
    page(`<h1>Sorry, this job is no longer available</h1><ul>${jobLinks(6)}</ul>`),
  ],
  [
    'login',
    'a sign-in wall',
    page(
      '<h1>Sign in</h1><form><label>Email<input type="email" name="email"></label><label>Password<input type="password" name="password"></label><button>Sign in</button></form>',
    ),
  ],
  [
    'login',
    'an account to be made first',
    page(
      '<h1>Create Account</h1><form><label>Email Address<input name="email"></label><label>Password<input type="password"></label><label>Verify New Password<input type="password"></label><button>Create Account</button></form>',
    ),
  ],
  [
    'listing',
    'a list of jobs with a search box',
    page(
      `<h1>Open positions</h1><form role="search"><input name="q" placeholder="Search jobs"><select name="team"><option>All teams</option><option>Finance</option></select></form><ul>${jobLinks(12)}</ul>`,
    ),
  ],
  [
    'listing',
    'a board with a job alert box',
    page(
      `<h1>Careers at Maple</h1><ul>${jobLinks(9)}</ul><form class="job-alert"><label>Email<input type="email" name="email"></label><button>Subscribe</button></form>`,
    ),
  ],
  [
    'description',
    'a posting with a link to its form',
    page(`${description}<a href="/apply/1">Apply now</a>`),
  ],
  [
    'description',
    'a posting with similar jobs',
    page(
      `${description}<a href="/apply/1">Apply for this job</a><h3>Similar jobs</h3><ul>${jobLinks(5)}</ul>`,
      '<script type="application/ld+json">{"@type":"JobPosting","title":"Staff Accountant"}</script>',
    ),
  ],
  [
    'unrendered',
    'an empty shell',
    page(
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
      '<script src="/app.js"></script>',
    ),
  ],
  [
    'confirmation',
    'a page of thanks',
    page('<h1>Thank you for applying!</h1><p>We have received your application and will be in touch.</p>'),
  ],
  [
    'confirmation',
    'a sentence of thanks',
    page(
      '<h2>Success</h2><p>Your application has been submitted. We will review it soon.</p><a href="/jobs">Back to jobs</a>',
    ),
  ],
  [
    'other',
    'a contact form',
    page(
      '<h1>Contact us</h1><form class="contact-us"><label>Name<input name="name"></label><label>Email<input type="email" name="email"></label><label>Message<textarea name="message"></textarea></label><button>Send</button></form>',
    ),
  ],
  [
    'other',
    'an article',
    page(
      `<h1>How we hire</h1><p>${'We believe in clear interviews. '.repeat(40)}</p><p>Once you apply, you will read: thank you for applying.</p>`,
    ),
  ],
];

test('a saved page is told by its kind, whatever else is on it', async () => {
  for (const [kind, name, html] of pages) expect([name, (await read(html)).pageKind]).toEqual([name, kind]);
});

test('questions are named by what a person would read, and traps and strangers are none', async () => {
  const { fields, ats } = await read(
    page(`${cookieBanner}<header><form><input name="q" placeholder="Search"></form></header>
    <form class="application-form">
      <table><tr><td>Home city:</td><td><input name="c1"></td></tr></table>
      <div><h4>Which shift suits you? *</h4><label><input type="radio" name="s" value="1">Day</label><label><input type="radio" name="s" value="2">Night</label></div>
      <fieldset><legend>Personal</legend><label>Email<span class="required">*</span><input type="email" name="mail"></label><div><p>Do you have a car?</p><input type="radio" name="car" id="c-y"><label for="c-y">Yes</label><input type="radio" name="car" id="c-n"><label for="c-n">No</label></div></fieldset>
      <div><strong>Resume</strong> (required)<label>Choose file<input type="file" name="file1"></label></div>
      <label for="st">State</label><select id="st" name="st" required><option value="">-- Select --</option><option>Ohio</option><option>Texas</option></select>
      <label><input type="checkbox" name="terms" required> I agree to the privacy policy</label>
      <p style="display:none"><label>Website<input name="url2"></label></p>
      <input name="honeypot_name"><input type="text" aria-hidden="true" name="mirror"><textarea name="g-recaptcha-response"></textarea>
      <div><label>Please leave this field blank<input name="extra"></label></div>
      <button>Apply</button></form>
    <footer><form class="newsletter"><label>Email<input type="email" name="nl"></label></form></footer>`),
  );
  expect(ats).toBe('generic');
  expect(
    fields.map(({ label, type, required, options }) => [
      label,
      type,
      required,
      options.map((one) => one.label),
    ]),
  ).toEqual([
    ['Home city', 'Text', false, []],
    ['Which shift suits you?', 'SingleChoice', true, ['Day', 'Night']],
    ['Email', 'Text', true, []],
    ['Do you have a car?', 'SingleChoice', false, ['Yes', 'No']],
    ['Resume', 'File', true, []],
    ['State', 'SingleChoice', true, ['Ohio', 'Texas']],
    ['I agree to the privacy policy', 'MultiChoice', true, ['Yes']],
  ]);
});

test('a form in another language is read and named as such', async () => {
  const german =
    '<form><label>Vorname *<input name="a"></label><label>Nachname *<input name="b"></label><label>E-Mail-Adresse<input type="email" name="c"></label><label>Lebenslauf hochladen<input type="file" name="d"></label><label>Wann können Sie bei uns anfangen?<input name="e"></label><button>Bewerbung absenden</button></form>';
  expect(await read(page(german))).toMatchObject({
    pageKind: 'form',
    language: 'de',
    obstacles: ['failure_unsupported_language'],
  });
});

test('a saved page runs no script and asks for nothing', async () => {
  const html = page(
    `${applicationForm}<script>document.title = 'ran'; fetch('https://collector.example/');</script><img src="https://collector.example/pixel.png">`,
  );
  const { fields } = await read(html, 'https://careers.example.com/apply/1');
  expect(fields.map((field) => field.label)).toEqual(['Full name', 'Email', 'Resume']);
});

test('postings below the address of the board are still a list of postings', async () => {
  const links = ['1', '2', '3', '4'].map((n) => `<li><a href="/jobs/${n}">Site engineer ${n}</a></li>`);
  const board = `<!doctype html><html lang="en"><title>Jobs</title><h1>Open positions</h1><ul>${links.join('')}</ul></html>`;
  expect((await read(board, 'https://careers.example/jobs')).pageKind).toBe('listing');
});
