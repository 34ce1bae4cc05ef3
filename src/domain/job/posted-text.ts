import { postedTexts } from '#domain/messages/jobs.ts';

export function formatDaysAgo(days: number): string {
  return days <= 0 ? postedTexts.today : postedTexts.daysAgo(days);
}

export interface Freshness {
  text: string;
  /**
   * Checked within the last day although it is older than a week; the tooltip then shows when it was posted.
   */
  confirmed: boolean;
  tooltip: string | null;
}

export function describeFreshness(job: {
  postedAgoDays: number;
  isJobOlderThan7Days: boolean;
  isLastVerifiedDate: boolean;
}): Freshness {
  const posted = postedTexts.posted(formatDaysAgo(job.postedAgoDays));
  return job.isJobOlderThan7Days && job.isLastVerifiedDate
    ? { text: postedTexts.confirmed, confirmed: true, tooltip: posted }
    : { text: posted, confirmed: false, tooltip: null };
}
