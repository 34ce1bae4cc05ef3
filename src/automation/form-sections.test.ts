import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { Fact } from '#domain/question/facts/facts.ts';
import { type Browser, openBrowser } from './browser/browser.ts';
import { readSavedPage } from './read/read-questions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ chromiumPath: findChromium(process.env) ?? '', allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

const input = (label: string, name: string) =>
  `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}"></div>`;
const applicant = `${input('First name', 'first')}${input('Last name', 'last')}${input('Email', 'mail')}`;
const page = (form: string, around = '') =>
  `<!doctype html><html lang="en"><head><title>Apply</title></head><body><h1>School Nurse</h1>${around}<form id="application">${form}<button>Submit application</button></form></body></html>`;

async function read(html: string) {
  const { form } = await readSavedPage(browser, { html, url: null, deadlineMs: 30_000 });
  if (!form) throw new Error('The page was not read as a form');
  return form;
}

const facts = new Map<string, Fact>(
  Object.entries({
    'name.first': 'Jordan',
    'name.last': 'Rivera',
    'name.full': 'Jordan Rivera',
    email: 'jordan@example.com',
    phone: '(614) 555-0142',
    sponsorship: 'No',
  }).map(([name, value]) => [name, { value, source: { kind: 'typed', givenAt: '2026-11-01' } }]),
);

async function answerPage(html: string) {
  const prepared = prepareAnswers(await read(html), facts, { resumeFileName: null, today: new Date(0) });
  return new Map(prepared.map(({ field, answer }) => [field.path, answer.join()]));
}

const blocks: [string, string][] = [
  ['a heading before its fields', `<h3>References</h3>${input('Name', 'x')}${input('Phone', 'y')}`],
  [
    'a fieldset with a legend',
    `<fieldset><legend>Emergency contact</legend>${input('Name', 'x')}${input('Phone', 'y')}</fieldset>`,
  ],
  [
    'bold words in a paragraph',
    `<p><strong>SUPERVISOR</strong></p>${input('Name', 'x')}${input('Phone', 'y')}`,
  ],
  [
    'a row of a table',
    `<table><tr><td colspan="2"><b>References</b></td></tr><tr><td>Name</td><td><input name="x"></td></tr><tr><td>Phone</td><td><input name="y"></td></tr></table>`,
  ],
  [
    "a builder's section in a list",
    `<ul><li class="gsection"><h2 class="gsection_title">Next of kin</h2></li><li>${input('Name', 'x')}</li><li>${input('Phone', 'y')}</li></ul>`,
  ],
  [
    'a button that opens the block',
    `<div><h3><button type="button" aria-expanded="true">Reference</button></h3><div>${input('Name', 'x')}${input('Phone', 'y')}</div></div>`,
  ],
  [
    'a summary',
    `<details open><summary>Spouse</summary>${input('Name', 'x')}${input('Phone', 'y')}</details>`,
  ],
  [
    'words that only a style sheet makes a heading',
    `<div><span class="ttl">Beneficiary</span>${input('Name', 'x')}${input('Phone', 'y')}</div>`,
  ],
  [
    'a plain request',
    `<p>Please list three references:</p><div>${input('Name', 'x')}${input('Phone', 'y')}</div>`,
  ],
  [
    'headings within headings',
    `<section><h2>References</h2><div><h3>First</h3>${input('Name', 'x')}</div><div><h3>Second</h3>${input('Phone', 'y')}</div></section>`,
  ],
];

test.each(blocks)(
  'a block about another person under %s gets none of the applicant’s answers',
  async (_, block) => {
    const answers = await answerPage(page(`<h2>Your details</h2>${applicant}${block}`));
    expect(Object.fromEntries(answers)).toEqual({
      first: 'Jordan',
      last: 'Rivera',
      mail: 'jordan@example.com',
      x: '',
      y: '',
    });
  },
);

test('a name below a statement to sign is left to the person, with the reason', async () => {
  const statement = '<p>I certify that my answers are true and complete to the best of my knowledge.</p>';
  const form = await read(page(`${applicant}<hr>${statement}${input('First name', 'again')}`));
  const [last] = prepareAnswers(form, facts, { resumeFileName: null, today: new Date(0) }).slice(-1);
  expect(last).toMatchObject({
    answer: [],
    reason: 'Typing your name here counts as your signature. Only you can do that.',
  });
});

const sponsorship = `<fieldset><legend>Will you require visa sponsorship?</legend><label><input type="radio" name="visa" value="1"> Yes</label><label><input type="radio" name="visa" value="0"> No</label></fieldset>`;
const posting = (country: string) =>
  `<script type="application/ld+json">{"@type":"JobPosting","jobLocation":{"address":{"addressLocality":"Hull","addressCountry":"${country}"}}}</script>`;

test.each([
  ['data for search engines in the United States', posting('US'), 'No'],
  ['data for search engines abroad', posting('GB'), ''],
  ['a place that is shown', '<div class="job__location">Austin, TX</div>', 'No'],
  ['a line of text', '<p>Job location: Tulsa, OK</p>', 'No'],
  ['a city abroad that is shown', '<h3>Location</h3><p>Prague</p>', ''],
  ['a place that nobody knows', '<div class="location">Little Hampden</div>', ''],
  ['no place', '', ''],
])('sponsorship is answered for the country of the job: %s', async (_, around, expected) => {
  const answers = await answerPage(page(`${applicant}${sponsorship}`, around));
  expect(answers.get('visa')).toBe(expected);
});
