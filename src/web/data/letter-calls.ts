import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteLetter, listLetters, saveLetter } from '#contract/builder-letters.ts';
import type { CoverLetter } from '#domain/document/cover-letter.ts';
import { useUserId } from './builder-calls.ts';
import { request } from './request.ts';

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
