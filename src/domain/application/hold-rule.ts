import { holdReasons } from '#domain/messages/applications/failures.ts';
import type { FailureCode } from './failure-codes.ts';
import type { AttemptState } from './outcome.ts';

/** How one attempt ended, as far as that says something about the employer's site. */
export type SiteOutcome = 'confirmed' | 'unconfirmed' | 'failed';

export const holdWindowMs = 60 * 60_000;

/** A hold is placed when at least this many of the latest attempts, and at least this share of them, went wrong. */
const limits = {
  latest: 20,
  unconfirmed: { least: 3, part: 0.25 },
  troubled: { least: 6, part: 0.6 },
};

/** Failures caused by the posting or the person, which say nothing about the site. */
const notTheSite: readonly FailureCode[] = [
  'failure_invalid_application',
  'failure_job_expired',
  'failure_unknown',
  'failure_email_verification_required',
];

export function readSiteOutcome(state: AttemptState, code: FailureCode | null): SiteOutcome | null {
  if (state === 'confirmed') return 'confirmed';
  if (state === 'unknown') return 'unconfirmed';
  if (code === null || notTheSite.includes(code)) return null;
  return state === 'refused' || state === 'abandoned' ? 'failed' : null;
}

/** Why sending to a system or host must stop, judged by the latest attempts, newest first; null when sending may continue. */
export function findHoldReason(outcomes: readonly SiteOutcome[]): string | null {
  const latest = outcomes.slice(0, limits.latest);
  const count = (kinds: readonly SiteOutcome[]) => latest.filter((one) => kinds.includes(one)).length;
  const isOver = (found: number, { least, part }: { least: number; part: number }) =>
    found >= least && found >= part * latest.length;
  const unconfirmed = count(['unconfirmed']);
  if (isOver(unconfirmed, limits.unconfirmed)) return holdReasons.unconfirmed(unconfirmed, latest.length);
  const troubled = count(['unconfirmed', 'failed']);
  if (isOver(troubled, limits.troubled)) return holdReasons.failed(troubled, latest.length);
  return null;
}
