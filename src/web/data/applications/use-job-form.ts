import { useQuery } from '@tanstack/react-query';
import { getJobForm } from '#contract/applications/routes.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';
import { jobsKey } from './expert-apply-calls.ts';

/** The questions of the employer's form; null until an application has made us read it. */
export function useJobForm(jobId: string) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'form', documentId, jobId],
    queryFn: () => request(getJobForm, { params: { id: documentId ?? '', jobId } }),
    enabled: Boolean(documentId),
  });
}
