import { useMutation, useQueryClient } from '@tanstack/react-query';
import { giveJobFeedback, openSuggestedJob, removeSuggestedJob } from '#contract/applications/routes.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import { likedKey } from '#web/data/applications/expert-apply-calls.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';

export type Feedback = BodyOf<typeof giveJobFeedback>['feedback'];

/** Opinions are saved one after another, in the order they were given. */
const opinionScope = { id: 'opinion' };

export function useJobFeedback() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    scope: opinionScope,
    mutationFn: ({ jobId, feedback }: { jobId: string; feedback: Feedback }) =>
      request(giveJobFeedback, { params: { id: documentId ?? '', jobId }, body: { feedback } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: likedKey }),
  });
}

export function useRemoveSuggested() {
  const { documentId } = useProfileId();
  return useMutation({
    scope: opinionScope,
    mutationFn: (jobId: string) => request(removeSuggestedJob, { params: { id: documentId ?? '', jobId } }),
  });
}

/** Marks a job as opened, so that it's no longer shown as new. */
export function useOpenJob() {
  const { documentId } = useProfileId();
  return useMutation({
    mutationFn: (jobId: string) => request(openSuggestedJob, { params: { id: documentId ?? '', jobId } }),
  });
}
