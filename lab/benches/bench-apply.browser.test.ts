import { expect, it } from 'vitest';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';
import { applyInARow } from './bench-apply.ts';

it('six applications in a row arrive once each and leave no process, file, or cookie behind', async () => {
  const job = siteJobs.find((one) => one.ats === 'personio') as PracticeJob;
  const figures = await applyInARow({ count: 6, job, settleMs: 0 });
  expect(figures).toMatchObject({
    confirmed: 6,
    arrived: 6,
    cookiesSeen: 0,
    zombies: 0,
    filesLeft: 0,
  });
});
