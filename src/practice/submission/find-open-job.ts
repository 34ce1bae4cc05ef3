import { findPracticeJob, listPracticeJobs } from '#practice/catalog/practice-jobs.ts';
import type { PracticeAts, PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';

export function findOpenJob(
  { truth }: Exchange,
  ats: PracticeAts,
  tenant: string,
  postingId: string,
): PracticeJob | undefined {
  const job = findPracticeJob(ats, tenant, postingId);
  return job && truth.behaviorOf(ats, job.tenant, postingId) !== 'closed' ? job : undefined;
}

export function listOpenJobs({ truth }: Exchange, ats: PracticeAts, tenant: string): PracticeJob[] {
  return listPracticeJobs(ats, tenant).filter(
    (job) => truth.behaviorOf(ats, job.tenant, job.postingId) !== 'closed',
  );
}

export function isFormChanged({ truth }: Exchange, job: PracticeJob): boolean {
  return truth.behaviorOf(job.ats, job.tenant, job.postingId) === 'changed';
}

export function datePosted(job: PracticeJob): Date {
  const day = 24 * 60 * 60 * 1000;
  return new Date(Math.floor(Date.now() / day) * day - job.postedDaysAgo * day);
}
