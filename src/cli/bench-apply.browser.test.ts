import { expect, it } from 'vitest';
import type { PracticeJob } from '#practice/practice-job.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';
import { applyInARow } from './bench-apply.ts';

it('twenty applications in a row arrive once each and leave no process, no file and no cookie behind', async () => {
  const job = siteJobs.find((one) => one.ats === 'personio') as PracticeJob;
  const figures = await applyInARow({ count: 20, job, settleMs: 0 });
  expect(figures).toMatchObject({
    confirmed: 20,
    arrived: 20,
    cookiesSeen: 0,
    zombies: 0,
    filesLeft: 0,
  });
});
