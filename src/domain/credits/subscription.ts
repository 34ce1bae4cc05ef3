import type { ExhaustReason } from './ledger.ts';

export interface Subscription {
  plan: string;
  status: 'active' | 'cancelled' | 'ended' | 'failed';
  startedAt: Date;
  periodEndsAt: Date;
}

export const trialPlan = 'TRIAL';
export const trialDays = 14;

const dayMs = 86_400_000;
/** A failed charge is tried again on days 1, 3 and 5. */
const retryDays = 5;

/** A person is premium until the period ends, cancelled or not, and while a failed charge is tried again. */
export function isRunning(subscription: Subscription | null, now: Date): boolean {
  if (!subscription || subscription.status === 'ended') return false;
  const grace = subscription.status === 'failed' ? retryDays * dayMs : 0;
  return now.getTime() < subscription.periodEndsAt.getTime() + grace;
}

/** Why there are no credits left; asked only at zero. The first rule that fits wins. */
export function findExhaustReason(subscription: Subscription | null, now: Date): ExhaustReason {
  if (subscription?.status === 'failed') return 'rcFail';
  if (!subscription || !isRunning(subscription, now)) return 'subsInactive';
  if (subscription.status === 'cancelled') return 'subsExpiring';
  return subscription.plan === trialPlan ? 'trialLimitReached' : 'rcLimitReached';
}

export function trialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * dayMs);
}
