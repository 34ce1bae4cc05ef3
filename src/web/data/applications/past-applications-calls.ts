import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PastApplicationsFile } from '#contract/applications/past-applications.ts';
import { importPastApplications } from '#contract/applications/routes.ts';
import { removeAppliedJob } from '#contract/jobs/routes.ts';
import { request } from '#web/data/request/request.ts';
import { applicationsKey } from './expert-apply-calls.ts';

type File = z.input<typeof PastApplicationsFile>;

/** Previews a table of past applications, or saves it. */
export function useImportPastApplications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: File) => request(importPastApplications, { body }),
    onSuccess: (_report, { save }) =>
      save ? queryClient.invalidateQueries({ queryKey: applicationsKey }) : undefined,
  });
}

export function useRemoveAppliedJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(removeAppliedJob, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}
