import { brightwaterLogistics } from '#practice/employers/brightwater-logistics.ts';
import { cobaltworks } from '#practice/employers/cobaltworks.ts';
import { fernhollowFoods } from '#practice/employers/fernhollow-foods.ts';
import { juniperSchools } from '#practice/employers/juniper-schools.ts';
import { larkspurHealth } from '#practice/employers/larkspur-health.ts';
import { tidewaterEnergy } from '#practice/employers/tidewater-energy.ts';
import type { PracticeJob } from './practice-job.ts';

export type { PracticeJob } from './practice-job.ts';

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
  }
}

export function findPracticeJob(ats: string, tenant: string, postingId: string): PracticeJob | undefined {
  return practiceJobs.find(
    (job) => job.ats === ats && job.tenant === tenant.toLowerCase() && job.postingId === postingId,
  );
}
