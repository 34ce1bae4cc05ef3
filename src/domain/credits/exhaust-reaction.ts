/** What happens when no credit is left (A§8, B§8): one table for one-click sending and for approvals. */
import { type ExhaustReason, exhaustReasons } from './ledger.ts';

export const accountBanners = ['tenth', 'eleventh', 'payment-problem'] as const;
export type AccountBanner = (typeof accountBanners)[number];

/** The banner on the applications list for a reason (D-171). */
export function bannerOf(reason: string | null): AccountBanner | null {
  switch (reason) {
    case 'trialLimitReached':
      return 'tenth';
    case 'subsExpiring':
    case 'subsInactive':
    case 'rcFail':
      return 'payment-problem';
    default:
      return null;
  }
}

export type ExhaustReaction =
  | 'start-recurring'
  | 'deactivate'
  | 'go-to-payment'
  | 'retry-payment'
  | 'verify'
  | 'log';

const reactions: Record<ExhaustReason, ExhaustReaction> = {
  trialLimitReached: 'start-recurring',
  subsExpiring: 'deactivate',
  subsInactive: 'go-to-payment',
  rcFail: 'retry-payment',
  rcLimitReached: 'verify',
};

/** A reason from a newer server is only logged. */
export function reactionTo(reason: string | null): ExhaustReaction {
  const known = exhaustReasons.find((one) => one === reason);
  return known ? reactions[known] : 'log';
}

/** Sending now would start a charge, so the confirmation is never skipped (D-192). */
export function startsCharge(credits: number, reason: string | null): boolean {
  return credits <= 0 && reactionTo(reason) === 'start-recurring';
}
