import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '#contract/jobs/routes.ts';
import type { SavedSearch } from '#contract/jobs/saved-searches.ts';
import type { AlertRhythm, SavedQuery } from '#domain/preferences/saved-search.ts';
import { request } from '#web/data/request/request.ts';

const searchesKey = ['saved searches'];

export function askToSaveSearch(query: SavedQuery): Promise<SavedSearch> {
  return request(saveSearch, { body: { query } });
}

export function useSavedSearches() {
  return useQuery({ queryKey: searchesKey, queryFn: () => request(listSavedSearches, {}) });
}

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: searchesKey }),
  });
}

export const useSaveSearch = () => useChange(askToSaveSearch);
export const useChangeSearch = () =>
  useChange(({ id, ...body }: { id: string; rhythm?: AlertRhythm; paused?: boolean }) =>
    request(changeSavedSearch, { params: { searchId: id }, body }),
  );
export const useDeleteSearch = () =>
  useChange((id: string) => request(deleteSavedSearch, { params: { searchId: id } }));
