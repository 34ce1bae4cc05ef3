import { useMutation, useQueryClient } from '@tanstack/react-query';
import { giveJobFeedback, openSuggestedJob, removeSuggestedJob } from '#contract/applications/routes.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import { likedKey } from '#web/data/applications/expert-apply-calls.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';

export type Feedback = BodyOf<typeof giveJobFeedback>['feedback'];

/** What a person says about jobs is kept in the order it was said. */
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

/** A job that was opened is not new any more. */
export function useOpenJob() {
  const { documentId } = useProfileId();
  return useMutation({
    mutationFn: (jobId: string) => request(openSuggestedJob, { params: { id: documentId ?? '', jobId } }),
  });
}
