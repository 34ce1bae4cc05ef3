import type { ListedApplication } from '#contract/applications/job-application.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { pageSizes } from '#domain/application/status-filter.ts';

export interface ApplicationPage {
  results: ListedApplication[];
  totalPages: number;
  totalRecords: number;
}
type ListApplications = (
  statuses: ApplicationStatus[],
  page: { number: number; size: number },
) => Promise<ApplicationPage>;

export interface TrackerPage {
  results: ListedApplication[];
  totalPages: number;
  /** How many applications are on the other tab; loaded only when the tracker is empty. */
  readyCount: number | null;
}

/** Ended and running applications come from two calls and are one list in the tracker, newest first. */
export async function loadTrackerPage(list: ListApplications, page: number): Promise<TrackerPage> {
  const [ended, running] = await Promise.all([
    list(['Fail', 'Success'], { number: page, size: pageSizes.simplified }),
    list(['Processing'], { number: page, size: pageSizes.simplified }),
  ]);
  const results = [...ended.results, ...running.results].toSorted(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
  const totalPages = Math.max(ended.totalPages, running.totalPages);
  if (results.length > 0) return { results, totalPages, readyCount: null };
  const ready = await list(['ReadyForQuickApply', 'ReadyForReview'], { number: 1, size: 1 });
  return { results, totalPages, readyCount: ready.totalRecords };
}
