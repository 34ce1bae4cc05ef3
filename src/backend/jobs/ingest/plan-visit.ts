import { dayMs } from '#domain/job/freshness.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstPauseMs = 15 * minuteMs;
/** A board without wanted jobs may have some later; one that is gone rarely comes back. */
const prospectPauseMs = { nothing: 14 * dayMs, gone: 60 * dayMs, trouble: 3 * dayMs };

export interface VisitEnd {
  outcome: string;
  /** The number of failed visits in a row before this one. */
  failures: number;
  /** How long the site asked us to wait. */
  retryAfterMs: number;
  /** Listed postings that did not fit into one visit. */
  left: number;
  /** A board from the directory without any wanted job. */
  isProspect: boolean;
}

/** Plans the next visit: a day after success, soon if there is more, in an hour to confirm a surprise, ever later on failure. */
export function planVisit(now: Date, end: VisitEnd): { next: Date; failures: number } {
  const isRead = end.outcome === 'read' || end.outcome === 'unchanged';
  const failures = isRead ? 0 : end.failures + 1;
  const pauseMs = Math.max(isRead ? restAfter(end) : waitAfter(end, failures), end.retryAfterMs);
  return { next: new Date(now.getTime() + pauseMs), failures };
}

function restAfter({ left, isProspect }: VisitEnd): number {
  if (left > 0) return 10 * minuteMs;
  return isProspect ? prospectPauseMs.nothing : dayMs;
}

function waitAfter({ outcome, isProspect }: VisitEnd, failures: number): number {
  if (isProspect) return outcome === 'gone' ? prospectPauseMs.gone : prospectPauseMs.trouble;
  const isSurprise = failures === 1 && (outcome === 'empty' || outcome === 'gone');
  return isSurprise ? hourMs : Math.min(dayMs, firstPauseMs * 2 ** Math.min(failures, 10));
}
