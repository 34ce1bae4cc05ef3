import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { filterFailedApplications, listApplications } from '#contract/applications/routes.ts';
import { listAppliedJobs } from '#contract/jobs/routes.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { pageSizes, queryOfFilter, type StatusFilterId } from '#domain/application/status-filter.ts';
import { pollEvery, useIdle } from '#web/data/account/idle.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { logged } from '#web/data/request/log-fault.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { request } from '#web/data/request/request.ts';
import { applicationsKey } from './expert-apply-calls.ts';
import { type ApplicationPage, loadTrackerPage, type TrackerPage } from './tracker-page.ts';

export type StatusFilter = Exclude<StatusFilterId, 'all'> | null;

interface ListOptions {
  page: number;
  /** Stops reloading while a popup is open or something is being sent. */
  paused: boolean;
}

const listFault = 'Error fetching job applications:';

/** A list of the person's applications, reloaded every 30 seconds. It stays when a reload fails. */
function useList<Data>(
  name: readonly unknown[],
  { paused }: ListOptions,
  load: (documentId: string) => Promise<Data>,
) {
  const { documentId } = useProfileId();
  const idle = useIdle();
  return useQuery({
    queryKey: [...applicationsKey, documentId, ...name],
    queryFn: () => logged(listFault, () => load(documentId ?? '')),
    enabled: Boolean(documentId),
    refetchInterval: pollEvery({ idle, paused }),
    placeholderData: keepPreviousData,
  });
}

function askList(
  documentId: string,
  statuses: readonly ApplicationStatus[],
  page: { number: number; size: number },
): Promise<ApplicationPage> {
  return request(listApplications, {
    params: { id: documentId },
    body: { statuses: [...statuses], continuationToken: '', pageNumber: page.number, pageSize: page.size },
  });
}

export function useApplicationList(
  statuses: readonly ApplicationStatus[],
  options: ListOptions & { size: number },
) {
  const page = { number: options.page, size: options.size };
  return useList(['list', ...statuses, page], options, (documentId) => askList(documentId, statuses, page));
}

/** Failed applications need a separate call for each filter; sent ones don't. */
function useAskFiltered() {
  const { features } = usePortal();
  return async (
    documentId: string,
    filter: NonNullable<StatusFilter>,
    { number, size }: { number: number; size: number },
  ) => {
    const query = queryOfFilter(filter, features);
    return query === null
      ? askList(documentId, ['Success'], { number, size })
      : request(filterFailedApplications, {
          params: { id: documentId },
          query: { statuses: 'Fail', page: number, size: pageSizes.failed, ...query },
        });
  };
}

/** Ended applications, optionally only those with one status. */
export function useSentList(filter: StatusFilter, options: ListOptions) {
  const askFiltered = useAskFiltered();
  return useList(['sent', filter, options.page], options, (documentId) =>
    filter
      ? askFiltered(documentId, filter, { number: options.page, size: pageSizes.main })
      : askList(documentId, ['Fail', 'Success'], { number: options.page, size: pageSizes.main }),
  );
}

export function useTracker(filter: StatusFilter, options: ListOptions) {
  const askFiltered = useAskFiltered();
  return useList(['tracker', filter, options.page], options, async (documentId): Promise<TrackerPage> => {
    const page = { number: options.page, size: pageSizes.simplified };
    if (filter) return { ...(await askFiltered(documentId, filter, page)), readyCount: null };
    return loadTrackerPage((statuses, at) => askList(documentId, statuses, at), options.page);
  });
}

/** Jobs the person applied to manually; each page is appended to the previous ones. */
export function useManualJobs() {
  const userId = useUser()?.userId ?? '';
  return useInfiniteQuery({
    queryKey: [...applicationsKey, 'manual', userId],
    queryFn: ({ pageParam }) =>
      logged('Error fetching manual applied jobs:', () =>
        request(listAppliedJobs, {
          query: {
            continuationToken: pageParam,
            size: pageSizes.manual,
            duration: 0,
            saveJobsSnapshots: 'false',
            TotalCountRequired: 'false',
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.continuationToken ?? undefined,
    enabled: userId !== '',
  });
}
