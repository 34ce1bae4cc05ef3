import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { markApplied, searchJobs } from '#contract/jobs/routes.ts';
import { request } from '#web/data/request/request.ts';

export function askJobs(query: JobSearch) {
  return request(searchJobs, { query: { ...query, remote: query.remote ? 'true' : 'false' } });
}

export function useMarkJobApplied() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => request(markApplied, { body: { jobId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['applied jobs'] }),
  });
}
