import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '#automation/browser/browser.ts';
import { submit } from '#automation/run/submit.ts';
import { alignPublished } from '#domain/question/form/align-published.ts';
import { prepare } from '#lab/trust-report/practice-applicant.ts';
import { practiceApplyPath, practiceJobs } from '#practice/catalog/practice-jobs.ts';
import type { FormChange } from '#practice/form/change-form.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';
import type { Behavior } from '#practice/truth/open-truth.ts';
import { type PracticeRun, rememberHooks, startPracticeRun } from '#tests/practice-run.ts';
import { readQuestions } from './read-questions.ts';

vi.setConfig({ maxConcurrency: 3 });

let practice: PracticeRun;
beforeAll(async () => {
  practice = await startPracticeRun();
});
afterAll(() => practice.close());

const jobsOf = (ats: string) =>
  [...practiceJobs, ...siteJobs]
    .filter((job) => job.ats === ats)
    .toSorted((a, b) => Number(b.form.eeo) - Number(a.form.eeo) || b.questions.length - a.questions.length);
const longest = (ats: string) => jobsOf(ats)[0] as PracticeJob;
const next = (ats: string) => jobsOf(ats)[1] as PracticeJob;

const addresses = {
  greenhouse: /^\/greenhouse\/v1\/boards\/[\w-]+\/jobs\/\d+\?questions=true$/,
  ashby: /^\/ashby\/api\/non-user-graphql\?op=ApiJobPosting$/,
  workable: /^\/workable\/api\/v1\/jobs\/\d+\/form$/,
  recruitee: /^\/recruitee\/harbor-goods\/api\/offers\/$/,
  bamboohr: /^\/bamboohr\/pinecrest\/careers\/\d+\/detail$/,
};
const systems = Object.keys(addresses) as (keyof typeof addresses)[];

/** The same browser, but it can't open pages. */
function withoutPages(asked: string[]): Browser {
  return {
    ...practice.browser,
    withPage: () => Promise.reject(new Error('A page was opened')),
    fetchPage: () => Promise.reject(new Error('A page was fetched')),
    fetchJson: (url, options) => {
      asked.push(url.slice(practice.origin.length));
      return practice.browser.fetchJson(url, options);
    },
  };
}

test('a published form is prepared without a page, with the answers that the page would get', async () => {
  for (const ats of systems) {
    const job = longest(ats);
    const before = await practice.listVisits();
    const asked: string[] = [];
    const url = practice.origin + practiceApplyPath(job);
    const read = await readQuestions(withoutPages(asked), { url, deadlineMs: 60_000 });
    if (read.outcome === 'failed') throw new Error(`${ats}: ${read.code}`);
    expect([ats, asked]).toEqual([ats, [expect.stringMatching(addresses[ats])]]);
    const visits = (await practice.listVisits()).slice(before.length);
    expect([ats, visits.filter((path) => !addresses[ats].test(path))]).toEqual([ats, []]);

    const answersOf = (form: typeof read.form) =>
      prepare(form).map(({ field: { path, label }, answer, sensitive }) => ({
        path,
        label,
        value: answer,
        sensitive,
      }));
    const page = await practice.look(job);
    const approved = { form: read.form, answers: answersOf(read.form), files: [] };
    const aligned = alignPublished(approved, page.fields, { leavesOptional: false });
    const values = (answers: ReturnType<typeof answersOf>) =>
      Object.fromEntries(answers.filter(({ value }) => value.length > 0).map((one) => [one.path, one.value]));
    expect([ats, values(aligned.answers)]).toEqual([ats, values(answersOf(page))]);
  }
});

test.concurrent.each<[keyof typeof addresses, FormChange]>([
  ['workable', 'option-removed'],
  ['recruitee', 'required-question-added'],
  ['bamboohr', 'label-reworded'],
])('an approval from published %s data is void when the page asks otherwise (%s)', async (ats, change) => {
  const job = longest(ats);
  const brief = await practice.approve(job);
  await practice.behave(job, change);
  const outcome = await submit(practice.browser, brief, rememberHooks());
  expect(outcome).toMatchObject({ outcome: 'drifted', difference: { removed: [] } });
  if (outcome.outcome !== 'drifted') return;
  const { added, changed } = outcome.difference;
  expect(added.length + changed.length).toBe(1);
  expect(outcome.form.fields.filter((field) => field.published)).toEqual([]);
  expect(await practice.inboxOf(job)).toEqual([]);
});

test('optional questions that only the page asks stay empty, and nothing else is sent', async () => {
  const job = next('recruitee');
  const brief = await practice.approve(job);
  await practice.behave(job, 'optional-question-added');
  expect(await submit(practice.browser, brief, rememberHooks())).toMatchObject({ outcome: 'confirmed' });
  const [received, ...more] = await practice.inboxOf(job);
  expect(more).toEqual([]);
  expect(new Set(Object.keys(received?.fields ?? {}))).toEqual(
    new Set(brief.answers.map((answer) => answer.path)),
  );
});

test('a form whose data is missing or garbled is read from its page', async () => {
  const withheld = {
    greenhouse: 'garbled-definition',
    ashby: 'unpublished',
    workable: 'garbled-definition',
  };
  for (const [ats, behavior] of Object.entries(withheld)) {
    const job = next(ats);
    await practice.behave(job, behavior as Behavior);
    const form = await practice.read(job);
    expect([ats, form.fields.length > 5, form.fields.some((field) => field.published)]).toEqual([
      ats,
      true,
      false,
    ]);
  }
});
