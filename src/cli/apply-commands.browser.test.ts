import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type PracticeJob, practiceApplyPath, practiceJobs } from '#practice/catalog/practice-jobs.ts';
import { writeOriginMap } from '#systems/origin-map.ts';
import { findPage } from '#tests/forms/corpus.ts';
import { type PracticeRun, startPracticeRun } from '#tests/practice-run.ts';
import { answerFormCommand, applyCommand } from './apply-commands.ts';
import { fillFormCommand } from './fill-form.ts';
import { readFormCommand } from './read-form.ts';

let practice: PracticeRun;
let folder: string;
let url: string;
const job = practiceJobs.find((one) => one.ats === 'lever' && one.questions.length === 0) as PracticeJob;

beforeAll(async () => {
  practice = await startPracticeRun();
  vi.stubEnv('ORIGIN_MAP', writeOriginMap(practice.browser.origins));
  folder = dirname(practice.resume.path);
  url = practice.origin + practiceApplyPath(job);
  const profile = { name: 'Jordan Rivera', email: 'jordan@example.com', phone: '(614) 555-0142' };
  await writeFile(join(folder, 'profile.json'), JSON.stringify(profile));
});
afterAll(() => practice.close());
afterEach(() => vi.restoreAllMocks());

/** Runs a command in the test's folder and gives its exit code and what it printed. */
async function run(command: (args: string[]) => Promise<number>, ...args: string[]) {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const code = await command(args);
  return { code, printed: JSON.parse(String(printed.mock.calls.at(-1)?.[0] ?? 'null')) };
}

test('read-form prints the questions of an address, and of a saved page of it', async () => {
  const live = await run(readFormCommand, url);
  expect(live).toMatchObject({
    code: 0,
    printed: { ats: 'lever', pageKind: 'form', language: 'en', obstacles: [] },
  });
  const file = join(folder, 'page.html');
  await writeFile(file, await (await fetch(url)).text());
  const saved = await run(readFormCommand, file, '--url', url);
  expect(saved.printed.fields).toEqual(live.printed.fields);
});

test('read-form --explain prints which rule decided about a saved page', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { folder: page } = findPage('login-pages/session-expired');
  expect(await readFormCommand([join(page, 'page.html'), '--explain'])).toBe(0);
  expect(said.mock.calls.flat()).toEqual([
    'Each line has a weight, a claim, and its rule; the heaviest claim decides (→).\nKind of page: login\n  → 58 login by login/sentence-asks-to-sign-in',
  ]);
});

test('read-form --explain prints why each question has its name, options, and required mark', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { folder: page } = findPage('hand-made/names-that-only-a-last-resort-gives');
  expect(await readFormCommand([join(page, 'page.html'), '--explain'])).toBe(0);
  const [, asked = ''] = String(said.mock.calls.flat()[0]).split('Question: First month you can work');
  expect(asked.split('\nQuestion:')[0]?.split('\n')).toEqual([
    ' (SingleChoice, required)',
    '  → 75 name: First month you can work (name/label) The label of the input.',
    '    5 name: month (name/identifier) The words in the name or id of the input.',
    '  → 100 answer: required (required/own-attribute) The input says it: required, aria-required, or a data attribute.',
    '    40 answer: required (required/name-marked) The label ends with a star or a word for required, or its class says it.',
    '  → 60 question: month (group/own-name) The control has a name or id of its own.',
    expect.stringMatching(/^ {4}0 question: css:.* \(group\/place\)/),
    '  → 70 no option: Month (options/first-date-part) It is the first and names the part of a date that the list offers.',
  ]);
});

test('answer-form prints each question with its source and sends nothing', async () => {
  const writes = await practice.countWrites();
  const { code, printed } = await run(answerFormCommand, url, '--profile', join(folder, 'profile.json'));
  expect(code).toBe(0);
  expect(printed).toContainEqual(
    expect.objectContaining({
      question: 'Email',
      answer: ['jordan@example.com'],
      source: { kind: 'profile', field: 'Email' },
    }),
  );
  expect(await practice.countWrites()).toBe(writes);
});

test('apply with --dry-run lets nothing leave, without it sends one application', async () => {
  const args = [url, '--profile', join(folder, 'profile.json'), '--resume', practice.resume.path];
  const writes = await practice.countWrites();
  await run(applyCommand, ...args, '--dry-run');
  expect(await practice.countWrites()).toBe(writes);
  expect(await run(applyCommand, ...args)).toMatchObject({ code: 0, printed: { outcome: 'confirmed' } });
  expect(await practice.inboxOf(job)).toHaveLength(1);
});

test('a saved page is filled and read back with --dry-run, and never sent to', async () => {
  const file = join(folder, 'form.html');
  const line = (label: string, box: string) => `<p><label>${label} * ${box}</label></p>`;
  const form = `${line('Full name', '<input name="n" required>')}${line('Email', '<input type="email" name="e" required>')}
    ${line('Resume', '<input type="file" name="cv" required>')}<button>Submit application</button>`;
  const script = `<script>fetch('${practice.origin}/lever/x/y/apply', { method: 'POST' })</script>`;
  await writeFile(
    file,
    `<html lang="en"><body><h1>Apply</h1><form method="post">${form}</form>${script}</body></html>`,
  );
  const args = [file, '--profile', join(folder, 'profile.json'), '--resume', practice.resume.path];
  const writes = await practice.countWrites();
  expect(await run(applyCommand, ...args, '--dry-run')).toMatchObject({
    code: 0,
    printed: {
      outcome: 'filled',
      rows: [
        { shown: ['Jordan Rivera'], same: true },
        { shown: ['jordan@example.com'], same: true },
        { shown: ['jordan-rivera-resume.pdf'], same: true },
      ],
    },
  });
  expect((await run(applyCommand, ...args)).code).toBe(2);
  expect(await practice.countWrites()).toBe(writes);
});

test('a published definition is read and answered without a browser', async () => {
  const file = join(folder, 'definition.json');
  const fields = [{ name: 'email', type: 'input_text', values: [] }];
  await writeFile(file, JSON.stringify({ questions: [{ label: 'Email', required: true, fields }] }));
  expect(await run(readFormCommand, file)).toMatchObject({
    code: 0,
    printed: { ats: 'greenhouse', pageKind: 'form', fields: [{ path: 'email', label: 'Email' }] },
  });
  const { printed } = await run(answerFormCommand, file, '--profile', join(folder, 'profile.json'));
  expect(printed).toMatchObject([{ question: 'Email', answer: ['jordan@example.com'] }]);
  await writeFile(file, '{}');
  expect(await run(readFormCommand, file)).toMatchObject({ code: 1, printed: { pageKind: 'other' } });
});

test('answer-form answers an earlier reading of a form as it answers the form', async () => {
  const read = await run(readFormCommand, url);
  const file = join(folder, 'reading.json');
  await writeFile(file, JSON.stringify(read.printed));
  const profile = ['--profile', join(folder, 'profile.json')];
  const answered = await run(answerFormCommand, '--form', file, ...profile);
  expect(answered.code).toBe(0);
  expect(answered.printed).toContainEqual(
    expect.objectContaining({ question: 'Email', answer: ['jordan@example.com'] }),
  );
  expect(answered.printed).toEqual((await run(answerFormCommand, url, ...profile)).printed);
  expect((await run(answerFormCommand, url, '--form', file, ...profile)).code).toBe(2);
});

test('fill-form fills a saved page by path or label and prints what each control holds', async () => {
  const file = join(folder, 'fill.html');
  const name = '<p><label>Full name * <input name="n" required maxlength="5"></label></p>';
  const email = '<p><label>Email * <input type="email" name="e" required></label></p>';
  const state =
    '<p><label>State <select name="s"><option></option><option>Ohio</option></select></label></p>';
  const form = `<form method="post">${name}${email}${state}<button>Submit application</button></form>`;
  await writeFile(file, `<html lang="en"><body><h1>Apply</h1>${form}</body></html>`);
  const values = join(folder, 'values.json');
  const fill = async (given: object) => {
    await writeFile(values, JSON.stringify(given));
    return run(fillFormCommand, file, '--values', values);
  };
  expect(await fill({ n: 'Jo', Email: 'jo@example.com', State: ['Ohio'] })).toMatchObject({
    code: 0,
    printed: {
      outcome: 'filled',
      rows: [{ shown: ['Jo'] }, { shown: ['jo@example.com'] }, { shown: ['Ohio'] }],
    },
  });
  expect((await fill({ Nickname: 'Jo' })).code).toBe(1);
  expect((await run(fillFormCommand, url, '--values', values)).code).toBe(2);
});

test('a command called wrongly says how to call it', async () => {
  expect((await run(applyCommand, url)).code).toBe(2);
});
