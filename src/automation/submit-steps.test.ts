import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FormChange } from '#practice/form/change-form.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';
import { type PracticeRun, rememberHooks, startPracticeRun } from '#tests/practice-run.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { submit } from './run/submit.ts';

vi.setConfig({ maxConcurrency: 3 });

let practice: PracticeRun;
beforeAll(async () => {
  practice = await startPracticeRun();
});
afterAll(() => practice.close());

const shortForm = (address: string) =>
  siteJobs.find((job) => `${job.ats}/${job.tenant}` === address) as PracticeJob;
const longForm = (address: string) =>
  siteJobs.findLast((job) => `${job.ats}/${job.tenant}` === address) as PracticeJob;

test.concurrent.each([
  ['site/stepped', 'a later step asks something new', 3],
  ['paylocity/Recruiting', 'a later step asks something new', 3],
  ['site/unfolding', 'an answer brings up a question', 1],
])('on %s, when %s, the person is asked before anything is sent', async (address, _, count) => {
  const job = shortForm(address);
  const first = await practice.approve(job);
  const opened = first.form.fields.length;
  const drifted = await submit(practice.browser, first, rememberHooks());
  expect(await practice.inboxOf(job)).toEqual([]);
  if (drifted.outcome !== 'drifted') throw new Error(JSON.stringify(drifted));
  expect(drifted.difference).toMatchObject({ removed: [], changed: [] });
  expect(drifted.form.fields.filter((field) => field.later)).toHaveLength(count);
  expect(drifted.form.fields).toHaveLength(opened + count);

  const second = await practice.approve(job, drifted.form);
  const hooks = rememberHooks();
  expect(await submit(practice.browser, second, hooks)).toMatchObject({ outcome: 'confirmed' });
  expect(await practice.inboxOf(job)).toHaveLength(1);
  const arrived = await practice.answersOf(job);
  for (const { label, value } of second.answers)
    expect([label, arrived[label]]).toEqual([label, value.join(', ')]);
  const readBack = hooks.seen.steps.filter((step) => step.name === 'read-back');
  expect(readBack).toHaveLength(1);
});

test.concurrent('on Paylocity, every step is approved, and only the check of the email address and the resume leave early', async () => {
  const job = longForm('paylocity/Recruiting');
  let brief = await practice.approve(job);
  for (const step of ['questions', 'self-identification']) {
    const outcome = await submit(practice.browser, brief, rememberHooks());
    if (outcome.outcome !== 'drifted') throw new Error(`${step}: ${JSON.stringify(outcome)}`);
    brief = await practice.approve(job, outcome.form);
  }
  expect(await practice.inboxOf(job)).toEqual([]);
  const hooks = rememberHooks();
  expect(await submit(practice.browser, brief, hooks)).toMatchObject({
    outcome: 'confirmed',
    confirmation: { text: expect.stringContaining('has been received'), signal: 'confirmation page' },
  });
  expect(hooks.seen.early.length).toBeGreaterThan(0);
  const [received, ...more] = await practice.inboxOf(job);
  expect([received?.email, more]).toEqual(['jordan.rivera@example.com', []]);
  expect(received?.files.map((file) => file.sha256)).toEqual([practice.resume.sha256]);
  const arrived = await practice.answersOf(job);
  for (const { label, value } of brief.answers)
    expect([label, arrived[label]]).toEqual([label, value.join(', ')]);
});

test.concurrent('a missing question in a later step goes back to the person', async () => {
  const job = longForm('site/unfolding');
  const first = await practice.approve(job);
  const drifted = await submit(practice.browser, first, rememberHooks());
  if (drifted.outcome !== 'drifted') throw new Error(JSON.stringify(drifted));
  const second = await practice.approve(job, drifted.form);
  const [parent] = second.form.fields.filter((field) => field.control === 'radio');
  const answers = second.answers.map((one) => (one.path === parent?.path ? { ...one, value: ['No'] } : one));
  const outcome = await submit(practice.browser, { ...second, answers }, rememberHooks());
  expect(outcome).toMatchObject({ outcome: 'drifted', difference: { added: [], changed: [] } });
  expect(outcome.outcome === 'drifted' && outcome.difference.removed).toHaveLength(1);
  expect(await practice.inboxOf(job)).toEqual([]);
});

test.each(['saved-steps', 'posted-steps'] as const)(
  'a form that gives each step to the employer before it shows the next one (“%s”) is left to the person, unsent',
  async (behavior) => {
    const job = longForm('site/stepped');
    await practice.behave(job, behavior);
    const brief = await practice.approve(job);
    const before = await practice.countWrites();
    const hooks = rememberHooks();
    expect(await submit(practice.browser, brief, hooks)).toEqual({
      outcome: 'stopped',
      code: 'failure_ineligible_for_automation',
      detail: 'The form gives each step to the employer before it shows the next one',
      retry: false,
    });
    expect(hooks.seen.calls).not.toContain('arm');
    expect([await practice.countWrites(), await practice.inboxOf(job)]).toEqual([before, []]);
    await practice.behave(job, 'normal');
  },
);

/** Changes an employer may make to a form between review and sending, and which of them are harmless. */
const changes: Record<FormChange, 'drifted' | 'confirmed'> = {
  'label-reworded': 'drifted',
  'option-added': 'drifted',
  'option-removed': 'drifted',
  'option-reworded': 'drifted',
  'options-reordered': 'confirmed',
  'now-required': 'drifted',
  'optional-question-added': 'drifted',
  'required-question-added': 'drifted',
  'question-removed': 'drifted',
  'type-changed': 'drifted',
  'questions-reordered': 'confirmed',
  'consent-reworded': 'drifted',
  'shorter-answers': 'drifted',
  'file-added': 'drifted',
};

test('a form that changed since its review goes back with the difference; what is harmless is sent', async (context) => {
  const job = longForm('site/helpful');
  const brief = await practice.approve(job);
  const harmful = Object.entries(changes).filter(([, expected]) => expected === 'drifted');
  for (const [change] of harmful) {
    await practice.behave(job, change as FormChange);
    const outcome = await submit(practice.browser, brief, rememberHooks());
    const { added, removed, changed } =
      outcome.outcome === 'drifted' ? outcome.difference : { added: [], removed: [], changed: [] };
    const labels = [...added, ...removed, ...changed.map((one) => one.after)].map((field) => field.label);
    expect([change, outcome.outcome, labels.length > 0]).toEqual([change, 'drifted', true]);
  }
  recordFigure(context, `${harmful.length} harmful changes were sent back for approval`);
  expect(await practice.inboxOf(job)).toEqual([]);
  await practice.behave(job, 'questions-reordered');
  expect(await submit(practice.browser, brief, rememberHooks())).toMatchObject({ outcome: 'confirmed' });
  expect(await practice.inboxOf(job)).toHaveLength(1);
});
