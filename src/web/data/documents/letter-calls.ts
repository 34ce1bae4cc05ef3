import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { attachLetter } from '#contract/applications/routes.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import { deleteLetter, listLetters, saveLetter } from '#contract/documents/routes.ts';
import type { CoverLetter } from '#domain/document/letters/cover-letter.ts';
import { applicationsKey } from '#web/data/applications/expert-apply-calls.ts';
import { useProfileId, useUserId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';

const lettersKey = ['letters'] as const;

export function useLetters() {
  const id = useUserId();
  return useQuery({
    queryKey: lettersKey,
    queryFn: () => request(listLetters, { params: { id } }),
    enabled: id !== '',
  });
}

export function useSaveLetter() {
  const id = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (letter: Omit<CoverLetter, 'updatedAt'>) =>
      request(saveLetter, { params: { id }, body: letter }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lettersKey }),
  });
}

export function useDeleteLetter() {
  const id = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (letterId: string) => request(deleteLetter, { params: { id, letterId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lettersKey }),
  });
}

/** Answers a question with a cover letter file and updates the application on the screen. */
export function useAttachLetter({
  applicationId,
  questionId,
}: {
  applicationId: string;
  questionId: string;
}) {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (letter: File | BodyOf<typeof attachLetter>['letter']) => {
      const params = { id: documentId ?? '', applicationId };
      const questionAnswerId = questionId;
      return letter instanceof File
        ? request(attachLetter, { params, query: { questionAnswerId, fileName: letter.name }, file: letter })
        : request(attachLetter, { params, body: { questionAnswerId, letter } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
}
