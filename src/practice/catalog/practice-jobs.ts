import { brightwaterLogistics } from '#practice/employers/brightwater-logistics.ts';
import { cobaltworks } from '#practice/employers/cobaltworks.ts';
import { fernhollowFoods } from '#practice/employers/fernhollow-foods.ts';
import { juniperSchools } from '#practice/employers/juniper-schools.ts';
import { larkspurHealth } from '#practice/employers/larkspur-health.ts';
import { tidewaterEnergy } from '#practice/employers/tidewater-energy.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { findSiteJob, siteFormPath } from '#practice/sites/site-jobs.ts';

export type { PracticeJob } from '#practice/form/practice-job.ts';

export const practiceJobs: readonly PracticeJob[] = [
  ...brightwaterLogistics,
  ...larkspurHealth,
  ...fernhollowFoods,
  ...cobaltworks,
  ...juniperSchools,
  ...tidewaterEnergy,
];

/** Path of the application form page on the practice server. */
export function practiceApplyPath(job: PracticeJob): string {
  switch (job.ats) {
    case 'greenhouse':
      return `/greenhouse/${job.tenant}/jobs/${job.postingId}`;
    case 'lever':
      return `/lever/${job.tenant}/${job.postingId}/apply`;
    case 'ashby':
      return `/ashby/${job.tenant}/${job.postingId}/application`;
    default:
      return siteFormPath(job);
  }
}

const openings = new Map<string, PracticeJob>();
const openingsOf = new Map<string, PracticeJob[]>();

/** Opens more jobs on the career sites, in addition to `practiceJobs`. */
export function addPracticeJobs(jobs: Iterable<PracticeJob>): void {
  for (const job of jobs) {
    const tenant = `${job.ats}/${job.tenant}`;
    if (openings.has(`${tenant}/${job.postingId}`)) continue;
    openings.set(`${tenant}/${job.postingId}`, job);
    const others = openingsOf.get(tenant);
    if (others) others.push(job);
    else openingsOf.set(tenant, [job]);
  }
}
addPracticeJobs(practiceJobs);

export function findPracticeJob(ats: string, tenant: string, postingId: string): PracticeJob | undefined {
  return openings.get(`${ats}/${tenant.toLowerCase()}/${postingId}`) ?? findSiteJob(ats, tenant, postingId);
}

export function listPracticeJobs(ats: string, tenant: string): readonly PracticeJob[] {
  return openingsOf.get(`${ats}/${tenant.toLowerCase()}`) ?? [];
}

/** One job per employer, to represent it. */
export function listPracticeEmployers(): PracticeJob[] {
  return [...openingsOf.values()].flatMap(([job]) => job ?? []);
}
