import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeWatchedCompany,
  listWatchedCompanies,
  stopWatchingCompany,
  watchCompany,
} from '#contract/applications/routes.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';

const watchedKey = ['watched companies'];
const whileReadingMs = 3000;

/** The companies that the person watches. Asked again until the jobs of a new one are read. */
export function useWatchedCompanies() {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...watchedKey, documentId],
    queryFn: () => request(listWatchedCompanies, { params: { id: documentId ?? '' } }),
    enabled: Boolean(documentId),
    refetchInterval: ({ state }) =>
      state.data?.some((company) => company.state === 'reading') ? whileReadingMs : false,
  });
}

function useChange<Input, Answer>(change: (id: string, input: Input) => Promise<Answer>) {
  const { documentId } = useProfileId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(documentId ?? '', input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: watchedKey }),
  });
}

export const useWatchCompany = () =>
  useChange((id, body: { wish: string; board?: string }) => request(watchCompany, { params: { id }, body }));
export const usePauseWatch = () =>
  useChange((id, { watchId, paused }: { watchId: string; paused: boolean }) =>
    request(changeWatchedCompany, { params: { id, watchId }, body: { paused } }),
  );
export const useStopWatch = () =>
  useChange((id, watchId: string) => request(stopWatchingCompany, { params: { id, watchId } }));
