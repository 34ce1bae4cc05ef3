import type { JobApplication } from '#contract/applications/job-application.ts';
import type { ApplyTarget } from './use-apply-flow.ts';

export function targetOf({
  id,
  jobDetail,
  cautions,
}: Pick<JobApplication, 'id' | 'cautions'> & { jobDetail: { company: { name: string } } }): ApplyTarget {
  return {
    applicationId: id,
    company: jobDetail.company.name,
    duplicate: cautions.find(({ kind }) => kind === 'duplicate')?.sentence,
  };
}
