import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import { findPage } from '#tests/forms/corpus.ts';
import { hostileTexts, wantedFacts } from '#tests/hostile-texts.ts';
import { type Browser, openBrowser } from './browser/browser.ts';
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
const applicationForm =
  '<form id="application"><label for="n">Full name *</label><input id="n" name="name"><label for="e">Email *</label><input id="e" name="email" type="email"><label for="r">Resume *</label><input id="r" name="resume" type="file"><button>Submit application</button></form>';
const cookieBanner =
  '<div id="onetrust-consent-sdk"><h2>We value your privacy</h2><label><input type="checkbox" name="performance"> Performance cookies</label><label><input type="checkbox" name="targeting"> Targeting cookies</label><button>Reject all</button></div>';

test('questions are named by what a person would read, and traps and other forms are left out', async () => {
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
    ['I agree to the privacy policy', 'SingleChoice', true, ['Yes']],
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

test('the URL may contain a fragment, as in client-rendered pages', async () => {
  const { html, truth } = findPage('hand-made/server-controls-in-tables');
  const { fields } = await read(html, 'https://jobs.example/#/posts/7/apply');
  expect(fields).toHaveLength(truth.questions?.length ?? 0);
});

test('an input for part of an answer is not mistaken for one that takes the whole', async () => {
  const { fields } = await read(findPage('hand-made/answers-cut-into-boxes').html);
  const familyOf = (label: string) => fields.find((field) => field.label === label)?.family;
  expect(familyOf('Pay hoped for (Dollars)')).toBe('unknown');
  expect(familyOf('Evening phone')).toBe('phone');
  expect(familyOf('Mobile')).toBe('phone');
  expect(familyOf('Applicant (last name)')).toBe('last_name');
});

test('a page full of injected instructions gets the answers it plainly asks for and nothing else', async () => {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const traps = hostileTexts.map((text, index) => {
    const said = escape(text);
    return [
      `<div><label for="l${index}">${said}</label><input id="l${index}" name="l${index}"></div>`,
      `<div><input name="p${index}" placeholder="${said}"></div>`,
      `<div><input name="a${index}" aria-label="${said}"></div>`,
      `<fieldset><legend>${said}</legend><label><input type="radio" name="r${index}" value="1">Yes</label><label><input type="radio" name="r${index}" value="0">${said}</label></fieldset>`,
      `<p hidden>${said}</p><p style="color:#fff">${said}</p>`,
    ][index % 5];
  });
  const html = `<!doctype html><html lang="en"><title>Apply</title><body><h1>Job application</h1><form class="application"><label>First name *<input name="first" title="${escape(hostileTexts[0] ?? '')}"></label><label>Email *<input name="mail" aria-description="${escape(hostileTexts[1] ?? '')}"></label><label>Resume *<input type="file" name="cv"></label>${traps.join('')}<button>Submit application</button></form></body></html>`;
  const { form } = await read(html);
  if (!form) throw new Error('The page was not read as a form');
  expect(form.fields.length).toBeGreaterThan(hostileTexts.length / 2);
  const answers = prepareAnswers(form, wantedFacts, { resumeFileName: 'resume.pdf', today: new Date(0) });
  const given = answers.filter((one) => one.answer.length > 0);
  expect(given.map(({ field, answer }) => [field.path, answer])).toEqual([
    ['first', ['Jordan']],
    ['mail', ['jordan@example.com']],
    ['cv', ['resume.pdf']],
  ]);
});
