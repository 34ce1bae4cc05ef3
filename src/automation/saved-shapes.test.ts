import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import { capturedShapes } from '#tests/captured-shapes.ts';
import { handMadeForms } from '#tests/career-pages/hand-made-forms.ts';
import { joinedBoxes } from '#tests/career-pages/joined-boxes.ts';
import { hostileTexts, wantedFacts } from '#tests/hostile-texts.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { savedKinds } from '#tests/saved-page-kinds.ts';
import { savedShapes } from '#tests/saved-shapes.ts';
import { type Browser, openBrowser } from './browser/browser.ts';
import { readSavedPage, type SavedReading } from './read/read-questions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ chromiumPath: findChromium(process.env) ?? '', allowedPrivateHosts: [] });
});
afterAll(() => browser.close());

const shapes = { ...savedShapes, ...capturedShapes, ...handMadeForms, ...joinedBoxes };

/** Several at a time: most of it is waiting for the browser. */
async function readAll<Page>(
  pages: [string, Page][],
  htmlOf: (page: Page) => string,
  url: string | null = null,
) {
  const readings = new Map<string, SavedReading>();
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      readings.set(next[0], await readSavedPage(browser, { html: htmlOf(next[1]), url, deadlineMs: 30_000 }));
  };
  await Promise.all([work(), work(), work()]);
  return readings;
}

test('every question of a form is read as a person would, in whatever markup it is written', async (context) => {
  const questions = Object.values(shapes).reduce((sum, [, asked]) => sum + asked.length, 0);
  recordFigure(context, `${Object.keys(shapes).length} forms, ${questions} questions`);
  const readings = await readAll(Object.entries(shapes), ([html]) => html);
  for (const [shape, [, asked]] of Object.entries(shapes)) {
    const reading = readings.get(shape);
    expect([shape, reading?.pageKind]).toEqual([shape, 'form']);
    const seen = reading?.fields.map(({ label, type, required, options }) => [
      label,
      type,
      required ? 1 : 0,
      options.map((option) => option.label),
    ]);
    expect({ shape, seen }).toEqual({
      shape,
      seen: asked.map(([label, type, required, options = []]) => [label, type, required, options]),
    });
  }
});

test('the address may name a place within the page, as one does that is drawn by its own scripts', async () => {
  const [name, shape] = Object.entries(handMadeForms)[0] ?? ['', ['', []]];
  const readings = await readAll([[name, shape]], ([html]) => html, 'https://jobs.example/#/posts/7/apply');
  expect(readings.get(name)?.fields).toHaveLength(shape[1].length);
});

test('a box that takes a piece of an answer is not taken for the one that takes the whole', async () => {
  const [html] = handMadeForms['answers cut into boxes'] ?? [''];
  const { fields } = await readSavedPage(browser, { html, url: null, deadlineMs: 30_000 });
  const familyOf = (label: string) => fields.find((field) => field.label === label)?.family;
  expect(familyOf('Pay hoped for (Dollars)')).toBe('unknown');
  expect(familyOf('Evening phone')).toBe('phone');
  expect(familyOf('Mobile')).toBe('phone');
  expect(familyOf('Applicant (last name)')).toBe('last_name');
});

test('every kind of page is told from its words and parts alone', async (context) => {
  recordFigure(context, `${Object.keys(savedKinds).length} pages of other kinds`);
  const readings = await readAll(Object.entries(savedKinds), ([, html]) => html);
  for (const [name, [kind]] of Object.entries(savedKinds))
    expect([name, readings.get(name)?.pageKind]).toEqual([name, kind]);
});

test('a page full of orders to a machine gets what it asks for plainly and nothing else', async () => {
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
  const { form } = await readSavedPage(browser, { html, url: null, deadlineMs: 30_000 });
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
