/** The choices of the tracker's status filter and the query behind each (D-162). */
import { allStatusesLabel, statusLabels } from '#domain/messages/applications/status.ts';
import type { Feature } from '#domain/portal/features.ts';
import type { DisplayStatus } from './display-status.ts';
import { type FailureCode, failureCodes } from './failure-codes.ts';

export const statusFilterIds = [
  'all',
  'applied',
  'applied-directly',
  'action-recommended',
  'job-expired',
  'unsuccessful',
] as const;
export type StatusFilterId = (typeof statusFilterIds)[number];

/** Post-archive values of a filter: the person applied directly, or reported nothing. */
export const postArchiveFilters = ['AppliedForJob', 'Empty'] as const;
export type PostArchiveFilter = (typeof postArchiveFilters)[number];

const shown: Record<Exclude<StatusFilterId, 'all'>, DisplayStatus> = {
  applied: 'Success',
  'applied-directly': 'AppliedDirectly',
  'action-recommended': 'ActionRecommended',
  'job-expired': 'JobExpired',
  unsuccessful: 'Fail',
};

export function listStatusFilters(features: readonly Feature[]): { id: StatusFilterId; label: string }[] {
  return statusFilterIds
    .filter((id) => id !== 'job-expired' || features.includes('ShowExpiredJobStatus'))
    .map((id) => ({ id, label: id === 'all' ? allStatusesLabel : statusLabels[shown[id]] }));
}

/** A filter counts only when its id is known and is not All. */
export function readStatusFilter(id: string | null): Exclude<StatusFilterId, 'all'> | null {
  const known = statusFilterIds.find((one) => one === id);
  return known === undefined || known === 'all' ? null : known;
}

export interface FailedQuery {
  errorCodes: (FailureCode | 'empty')[];
  postArchiveStatuses: PostArchiveFilter[];
}

/** The query for failed applications; null for the one choice that shows sent ones. */
export function queryOfFilter(
  id: Exclude<StatusFilterId, 'all'>,
  features: readonly Feature[],
): FailedQuery | null {
  switch (id) {
    case 'applied':
      return null;
    case 'applied-directly':
      return { errorCodes: [], postArchiveStatuses: ['AppliedForJob'] };
    case 'action-recommended': {
      const shownApart: FailureCode[] = [
        'failure_invalid_application',
        ...(features.includes('ShowExpiredJobStatus') ? (['failure_job_expired'] as const) : []),
      ];
      const errorCodes = failureCodes.filter((code) => !shownApart.includes(code));
      return { errorCodes, postArchiveStatuses: ['Empty'] };
    }
    case 'job-expired':
      return { errorCodes: ['failure_job_expired'], postArchiveStatuses: ['Empty'] };
    case 'unsuccessful':
      return { errorCodes: ['empty', 'failure_invalid_application'], postArchiveStatuses: ['Empty'] };
  }
}

/** Rows per page (D-156). */
export const pageSizes = {
  /** The standard set of tabs. */
  main: 10,
  /** The simplified set. */
  simplified: 20,
  /** Failed applications by filter. */
  failed: 10,
  manual: 10,
} as const;
