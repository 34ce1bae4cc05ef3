import { useQuery } from '@tanstack/react-query';
import { getJobForm } from '#contract/applications/routes.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';
import { jobsKey } from './expert-apply-calls.ts';

/** What the employer's form asks; null until somebody's application made us read it. */
export function useJobForm(jobId: string) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'form', documentId, jobId],
    queryFn: () => request(getJobForm, { params: { id: documentId ?? '', jobId } }),
    enabled: Boolean(documentId),
  });
}
