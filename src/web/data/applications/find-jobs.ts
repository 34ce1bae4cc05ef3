import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getJobCard, getJobForm, searchJobCards } from '#contract/applications/routes.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { request } from '#web/data/request/request.ts';
import { type AskedFilters, jobsKey } from './expert-apply-calls.ts';

export const foundPerPage = 20;

export interface AskedJobs {
  keywords: string;
  location: string;
  page: number;
  filters: AskedFilters;
}

/** Jobs by keywords and location, each with the person's score. */
export function useFoundJobs({ keywords, location, page, filters }: AskedJobs) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'found', documentId, keywords, location, page, filters],
    queryFn: () =>
      request(searchJobCards, {
        params: { id: documentId ?? '' },
        query: { keywords, location, page, size: foundPerPage, ...filters },
      }),
    enabled: Boolean(documentId),
    placeholderData: keepPreviousData,
  });
}

/** One job by its id; loads nothing without one. */
export function useJobCard(jobId: string | null) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'card', documentId, jobId],
    queryFn: () => request(getJobCard, { params: { id: documentId ?? '', jobId: jobId ?? '' } }),
    enabled: Boolean(documentId) && jobId !== null,
    retry: false,
  });
}

const wantedKey = 'wanted job';

/** Remembers the job that someone without a profile came for, until the profile exists. */
export function keepWantedJob(path: string): void {
  sessionStorage.setItem(wantedKey, path);
}

/** Returns the path of that job and forgets it. */
export function takeWantedJob(): string | null {
  const path = sessionStorage.getItem(wantedKey);
  sessionStorage.removeItem(wantedKey);
  return path;
}

/** The questions of the employer's form; null until an application has made us read it. */
export function useJobForm(jobId: string) {
  const { documentId } = useProfileId();
  return useQuery({
    queryKey: [...jobsKey, 'form', documentId, jobId],
    queryFn: () => request(getJobForm, { params: { id: documentId ?? '', jobId } }),
    enabled: Boolean(documentId),
  });
}
