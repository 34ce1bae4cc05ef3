import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBlocker } from '#domain/question/answer/match-answers.ts';
import { practiceJobs } from '#practice/catalog/practice-jobs.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { siteFormPath, siteJobs } from '#practice/sites/site-jobs.ts';
import type { Behavior } from '#practice/truth/open-truth.ts';
import { type PracticeRun, rememberHooks, startPracticeRun } from '#tests/practice-run.ts';
import { readQuestions } from './read/read-questions.ts';
import { submit } from './run/submit.ts';

vi.setConfig({ maxConcurrency: 3 });

let practice: PracticeRun;
beforeAll(async () => {
  practice = await startPracticeRun();
});
afterAll(() => practice.close());

function shortForm(address: string): PracticeJob {
  return siteJobs.find((job) => `${job.ats}/${job.tenant}` === address) as PracticeJob;
}

async function sendWhile(address: string, behavior: Behavior) {
  const job = shortForm(address);
  const brief = await practice.approve(job);
  await practice.behave(job, behavior);
  const outcome = await submit(practice.browser, { ...brief, deadlineMs: 240_000 }, rememberHooks());
  return { outcome, arrived: (await practice.inboxOf(job)).length };
}

test.concurrent.each<[Behavior, string, object, number]>([
  ['late-captcha', 'recruitee/harbor-goods', { outcome: 'stopped', code: 'failure_captcha' }, 0],
  ['refuse', 'jobvite/granite-peak', { outcome: 'refused', code: 'failure_form_validation' }, 0],
  ['ok-on-refusal', 'site/helpful', { outcome: 'unconfirmed' }, 0],
  ['dropped', 'site/custom', { outcome: 'stopped', code: 'failure_automation', retry: true }, 0],
  ['masked-phone', 'workable/maple-mutual', { outcome: 'confirmed' }, 1],
  ['slow', 'personio/quarry-tools', { outcome: 'confirmed' }, 1],
  ['already-thanks', 'rippling/orchard-pay', { outcome: 'unconfirmed' }, 1],
  ['blank', 'breezy/lantern-labs', { outcome: 'unconfirmed' }, 1],
  ['misleading', 'jazzhr/copperleaf', { outcome: 'unconfirmed' }, 1],
  ['misleading', 'site/startup', { outcome: 'unconfirmed' }, 1],
  ['server-error', 'site/floating', { outcome: 'unconfirmed' }, 0],
  ['dead-button', 'site/terms', { outcome: 'stopped', code: 'failure_submit', nothingLeft: true }, 0],
  ['shuffled', 'teamtailor/saltmarsh', { outcome: 'confirmed' }, 1],
  ['changed', 'site/builder', { outcome: 'drifted' }, 0],
  ['hostile', 'site/city', { outcome: 'confirmed' }, 1],
  ['injected', 'site/wordpress', { outcome: 'confirmed' }, 1],
])('when a site is “%s” (%s) the outcome says what is true', async (behavior, address, expected, count) => {
  const { outcome, arrived } = await sendWhile(address, behavior);
  expect([outcome, arrived]).toEqual([expect.objectContaining(expected), count]);
});

test.concurrent("a form that can't be finished here, or can't be read, ends with the right failure code", async () => {
  const read = async (address: string, behavior: Behavior) => {
    const job = shortForm(address);
    await practice.behave(job, behavior);
    const url = practice.origin + siteFormPath(job);
    const reading = await readQuestions(practice.browser, { url, deadlineMs: 240_000 });
    return reading.outcome === 'failed' ? reading.code : findBlocker(reading.form);
  };
  expect(await read('site/framed', 'unrendered')).toBe('failure_ats_detection');
  expect(await read('site/unfolding', 'file-added')).toBe('failure_unsupported_field');
  expect(await read('site/stepped', 'several-files')).toBe('failure_unsupported_multiple_fields');
  const job = practiceJobs.findLast((one) => one.ats === 'greenhouse') as PracticeJob;
  const brief = await practice.approve(job);
  await practice.behave(job, 'half-rendered');
  expect(await submit(practice.browser, brief, rememberHooks())).toMatchObject({
    outcome: 'stopped',
    code: 'failure_parsing',
  });
});

test('a system that requires an account first is left to the person', async () => {
  for (const address of ['workday/ridgeline', 'icims/bluestem']) {
    const url = practice.origin + siteFormPath(shortForm(address));
    expect([address, await readQuestions(practice.browser, { url, deadlineMs: 240_000 })]).toEqual([
      address,
      expect.objectContaining({ outcome: 'failed', code: 'failure_login' }),
    ]);
  }
});

test("every page that isn't a form ends with the code for its kind", async () => {
  const job = shortForm('bamboohr/pinecrest');
  const url = practice.origin + siteFormPath(job);
  const codes: Partial<Record<Behavior, string>> = {
    closed: 'failure_job_expired',
    login: 'failure_login',
    assessment: 'failure_unsupported_external_assessment',
    foreign: 'failure_unsupported_language',
    'email-code': 'failure_email_verification_required',
    listing: 'failure_page_detection',
    unrendered: 'failure_page_detection',
  };
  for (const [behavior, code] of Object.entries(codes)) {
    await practice.behave(job, behavior as Behavior);
    expect([behavior, await readQuestions(practice.browser, { url, deadlineMs: 240_000 })]).toEqual([
      behavior,
      expect.objectContaining({ outcome: 'failed', code }),
    ]);
  }
  await practice.behave(job, 'personal-id');
  const read = await readQuestions(practice.browser, { url, deadlineMs: 240_000 });
  expect(read.outcome === 'read' && findBlocker(read.form)).toBe('failure_pii_unsupported_field');
});
