export function formatDaysAgo(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

export interface Freshness {
  text: string;
  /**
   * Checked within the last day although it is older than a week; the tooltip then shows when it was posted.
   */
  confirmed: boolean;
  tooltip: string | null;
}

/** The texts are fixed by MAT-013. */
export function describeFreshness(job: {
  postedAgoDays: number;
  isJobOlderThan7Days: boolean;
  isLastVerifiedDate: boolean;
}): Freshness {
  const posted = `Posted ${formatDaysAgo(job.postedAgoDays)}`;
  return job.isJobOlderThan7Days && job.isLastVerifiedDate
    ? { text: 'Confirmed active in the last 24 hours*', confirmed: true, tooltip: posted }
    : { text: posted, confirmed: false, tooltip: null };
}
