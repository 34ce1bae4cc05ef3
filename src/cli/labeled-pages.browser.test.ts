import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { readSavedPage } from '#automation/read/read-questions.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { type LabeledForm, tallyAnswers } from '#tests/labeled-forms/read-labeled-forms.ts';
import { prepareFromProfile, readProfile } from './profile-file.ts';

const folder = join(import.meta.dirname, '../../tests/labeled-forms');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ chromiumPath: findChromium(process.env) ?? '', allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

/** Each page ends with a comment: the applicant, the country of the job, and the right answer by the name of the input. */
function readPage(file: string) {
  const text = readFileSync(join(folder, 'pages', file), 'utf8');
  const [html = '', truth = ''] = text.split('<!-- for ');
  const [head = '', ...lines] = truth.replace('-->', '').trim().split('\n');
  const [applicant = '', country = ''] = head.split(' | job ');
  const expected = lines.map((line): [string, string[]] => {
    const [name = '', answers = ''] = line.split(' => ');
    return [name, answers.split(' || ')];
  });
  return { html, applicant, country, expected: new Map(expected) };
}

test.each(readdirSync(join(folder, 'pages')))(
  '%s is read whole, and gets no false answer that is not flagged',
  async (file) => {
    const { html, applicant, country, expected } = readPage(file);
    const url = 'https://jobs.example.com/apply';
    const { form } = await readSavedPage(browser, { url, html, deadlineMs: 60_000 });
    if (!form) throw new Error(`No form was read from ${file}`);
    expect(form.fields.map((field) => field.path)).toEqual([...expected.keys()]);
    const profile = await readProfile(join(folder, `${applicant}.json`));
    const said = new Map<string, string>();
    const labeled: LabeledForm = { name: file, applicant, jobCountries: [country], form, expected, said };
    const { mistakes } = tallyAnswers([labeled], () =>
      prepareFromProfile({ ...form, countries: [country] }, profile, 'resume.pdf'),
    );
    expect(mistakes.filter((mistake) => mistake.startsWith('UNFLAGGED'))).toEqual([]);
  },
);
