import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enterMailedCode, getPause, proofFilePath, setPause } from '#contract/applications/routes.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { logged } from '#web/data/request/log-fault.ts';
import { request } from '#web/data/request/request.ts';
import { applicationsKey } from './expert-apply-calls.ts';

const pauseKey = ['pause'];

export function usePause() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...pauseKey, documentId],
    queryFn: () => request(getPause, { params: { id: documentId ?? '' } }),
    enabled: Boolean(documentId),
  });
}

export function useSetPause() {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paused: boolean) =>
      logged('Error pausing applications:', () =>
        request(setPause, { params: { id: documentId ?? '' }, body: { paused } }),
      ),
    onSuccess: (pause) => {
      queryClient.setQueryData([...pauseKey, documentId], pause);
      return queryClient.invalidateQueries({ queryKey: applicationsKey });
    },
  });
}

export function useEnterCode(applicationId: string) {
  const { documentId } = useProfileId();
  return useMutation({
    mutationFn: (code: string) =>
      logged('Error entering code:', () =>
        request(enterMailedCode, { params: { id: documentId ?? '', applicationId }, body: { code } }),
      ),
  });
}

/** The URL of the proof as one file, with times in the person's time zone. */
export function useProofFile(applicationId: string): string {
  const { documentId } = useProfileId();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const path = proofFilePath.replace(':id', documentId ?? '').replace(':applicationId', applicationId);
  return `${path}?timeZone=${encodeURIComponent(timeZone)}`;
}
