import { useQuery } from '@tanstack/react-query';
import { getJobForm } from '#contract/applications/expert-apply.ts';
import { useProfileId } from './builder-calls.ts';
import { jobsKey } from './expert-apply-calls.ts';
import { request } from './request.ts';

/** What the employer's form asks; null until somebody's application made us read it. */
export function useJobForm(jobId: string) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'form', documentId, jobId],
    queryFn: () => request(getJobForm, { params: { id: documentId ?? '', jobId } }),
    enabled: Boolean(documentId),
  });
}
