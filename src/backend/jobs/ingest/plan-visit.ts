import { dayMs } from '#domain/job/freshness.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstPauseMs = 15 * minuteMs;
/** A prospect that has nothing for us may have something another time; one that is gone hardly comes back. */
const prospectPauseMs = { nothing: 14 * dayMs, gone: 60 * dayMs, trouble: 3 * dayMs };

export interface VisitEnd {
  outcome: string;
  /** How often in a row it did not end well before. */
  failures: number;
  /** Waiting that the site asked for. */
  retryAfterMs: number;
  /** Postings on its list that one visit could not ask for. */
  left: number;
  /** From the directory, and without a job that is wanted. */
  isProspect: boolean;
}

/** Tomorrow when it went well, soon when it has more, in an hour to hear a surprise again, later and later while it fails. */
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
