import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeJob, practiceJobs } from '#practice/catalog/practice-jobs.ts';
import { mailedCode } from '#practice/greenhouse/answer-greenhouse.ts';
import type { Behavior } from '#practice/truth/open-truth.ts';
import { type PracticeRun, rememberHooks, startPracticeRun } from '#tests/practice-run.ts';
import { submit } from './run/submit.ts';

let practice: PracticeRun;
beforeAll(async () => {
  practice = await startPracticeRun();
});
afterAll(() => practice.close());

const systems = ['greenhouse', 'lever', 'ashby'];

/** A short form of the system; each behavior gets its own posting. */
function shortForm(ats: string, behavior: Behavior): PracticeJob {
  const jobs = practiceJobs
    .filter((job) => job.ats === ats)
    .toSorted((a, b) => a.questions.length - b.questions.length);
  const order: Behavior[] = [
    'captcha',
    'refuse',
    'server-error',
    'lost-confirmation',
    'changed',
    'closed',
    'mailed-code',
    'email-code',
  ];
  return jobs[order.indexOf(behavior)] as PracticeJob;
}

async function sendWhile(ats: string, behavior: Behavior) {
  const job = shortForm(ats, behavior);
  const brief = await practice.approve(job);
  await practice.behave(job, behavior);
  const writesBefore = await practice.countWrites();
  const hooks = rememberHooks();
  const outcome = await submit(practice.browser, brief, hooks);
  return {
    outcome,
    hooks,
    received: await practice.inboxOf(job),
    writes: (await practice.countWrites()) - writesBefore,
  };
}

describe.each(systems)('on %s', (ats) => {
  test.concurrent('a visible captcha ends as failure_captcha and nothing arrives [I-08]', async () => {
    const { outcome, received } = await sendWhile(ats, 'captcha');
    expect(outcome).toMatchObject({ outcome: 'stopped', code: 'failure_captcha', retry: false });
    expect(received).toEqual([]);
  });

  test.concurrent("a refused application ends with the employer's own words, and one refused with 200 unconfirmed", async () => {
    const { outcome, received } = await sendWhile(ats, 'refuse');
    if (ats === 'ashby') expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
    else
      expect(outcome).toMatchObject({
        outcome: 'refused',
        code: 'failure_form_validation',
        messages: expect.arrayContaining([
          { label: 'Email', text: expect.stringContaining('could not be accepted') },
        ]),
      });
    expect(received).toEqual([]);
  });

  test.concurrent('a server error stays unconfirmed: it may come after the application was stored', async () => {
    const { outcome, received } = await sendWhile(ats, 'server-error');
    expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
    expect(received).toEqual([]);
  });

  test.concurrent('a lost confirmation stays unconfirmed, and exactly one application is there', async () => {
    const { outcome, received } = await sendWhile(ats, 'lost-confirmation');
    expect(outcome).toMatchObject({ outcome: 'unconfirmed' });
    expect(received).toHaveLength(1);
  });

  test('a form that changed since the approval voids it, and nothing is typed or uploaded', async () => {
    const { outcome, hooks, received, writes } = await sendWhile(ats, 'changed');
    expect(outcome).toMatchObject({ outcome: 'drifted', difference: { removed: [], changed: [] } });
    expect(outcome.outcome === 'drifted' && outcome.difference.added.map((field) => field.label)).toEqual([
      'Are you able to perform the essential functions of this job with or without accommodation?',
    ]);
    expect(hooks.seen.calls).not.toContain('arm');
    expect([received, writes]).toEqual([[], 0]);
  });
});

describe('a code that the employer emails to the applicant', () => {
  const withCode = shortForm('greenhouse', 'mailed-code');
  const without = shortForm('greenhouse', 'email-code');
  const send = async (job: PracticeJob, code: string | null) => {
    const brief = await practice.approve(job);
    await practice.behave(job, 'mailed-code');
    const hooks = rememberHooks({ code: async () => code });
    const outcome = await submit(practice.browser, { ...brief, deadlineMs: 240_000 }, hooks);
    return [outcome, (await practice.inboxOf(job)).length] as const;
  };

  test.concurrent('is entered in its inputs, and the application arrives once', async () => {
    expect(await send(withCode, mailedCode)).toEqual([expect.objectContaining({ outcome: 'confirmed' }), 1]);
  });

  test.concurrent("that doesn't arrive, or is wrong, leaves it unconfirmed: the form had already been sent", async () => {
    for (const code of [null, 'WRONG123'])
      expect(await send(without, code)).toEqual([
        {
          outcome: 'unconfirmed',
          known: 'The site asked for a mailed code after the application had left the browser.',
        },
        0,
      ]);
  });
});

describe('before the click', () => {
  const job = practiceJobs.findLast((one) => one.ats === 'lever') as PracticeJob;

  test('nothing is clicked when arming says no', async () => {
    const hooks = rememberHooks({ arm: async () => false });
    const outcome = await submit(practice.browser, await practice.approve(job), hooks);
    expect(outcome).toMatchObject({ outcome: 'stopped', retry: false });
    expect(hooks.seen.calls).not.toContain('clicked');
    expect(await practice.inboxOf(job)).toEqual([]);
  });

  test('a file that is no longer the approved one is not sent', async () => {
    const brief = await practice.approve(job);
    const read = async () => Buffer.from('another resume');
    const files = brief.files.map((file) => ({ ...file, read }));
    const outcome = await submit(practice.browser, { ...brief, files }, rememberHooks());
    expect(outcome).toMatchObject({ outcome: 'stopped', code: 'failure_invalid_application' });
    expect(await practice.inboxOf(job)).toEqual([]);
  });

  test('a required question without an answer is never sent', async () => {
    const brief = await practice.approve(job);
    const outcome = await submit(
      practice.browser,
      { ...brief, answers: brief.answers.slice(1) },
      rememberHooks(),
    );
    expect(outcome).toMatchObject({ outcome: 'stopped', code: 'failure_invalid_application' });
  });

  test('running out of time ends as failure_timeout and may be tried again', async () => {
    const brief = await practice.approve(job);
    const hooks = rememberHooks();
    const outcome = await submit(practice.browser, { ...brief, deadlineMs: 500 }, hooks);
    expect(outcome).toMatchObject({ outcome: 'stopped', code: 'failure_timeout', retry: true });
    expect(hooks.seen.calls).not.toContain('arm');
  });

  test('a closed posting is an expired job', async () => {
    for (const ats of systems) {
      const closed = shortForm(ats, 'captcha');
      await practice.behave(closed, 'closed');
      await expect(practice.read(closed)).rejects.toThrow('failure_job_expired');
    }
  });
});
