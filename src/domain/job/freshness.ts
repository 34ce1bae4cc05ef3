export const dayMs = 86_400_000;

/** A posting that stays open longer is likely never filled. */
const evergreenDays = 90;
/** Boards are read daily, so a posting that was not confirmed for longer may be dead. */
const unconfirmedDays = 2;

/** The dates that the filter for fresh postings asks for. */
export function freshSince(now: Date): { posted: Date; confirmed: Date } {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  return { posted: before(evergreenDays), confirmed: before(unconfirmedDays) };
}

export function countDaysAgo(posted: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - posted.getTime()) / dayMs));
}

export interface Freshness {
  postedAgoDays: number;
  isJobOlderThan7Days: boolean;
  /** The daily check found the posting online within the last 24 hours. */
  isLastVerifiedDate: boolean;
  showNewTag: boolean;
}

export function readFreshness(
  job: { postedDate: string; lastVerifiedAt: string | null },
  now: Date,
): Freshness {
  const postedAgoDays = countDaysAgo(new Date(job.postedDate), now);
  const sincePosted = now.getTime() - new Date(job.postedDate).getTime();
  const sinceCheck = job.lastVerifiedAt ? now.getTime() - new Date(job.lastVerifiedAt).getTime() : Infinity;
  return {
    postedAgoDays,
    isJobOlderThan7Days: postedAgoDays > 7,
    isLastVerifiedDate: sinceCheck <= dayMs,
    showNewTag: sincePosted <= 3 * dayMs,
  };
}
