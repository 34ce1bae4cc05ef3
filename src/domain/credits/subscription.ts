import type { ExhaustReason } from './ledger.ts';

export interface Subscription {
  plan: string;
  status: 'active' | 'cancelled' | 'ended' | 'failed';
  startedAt: Date;
  periodEndsAt: Date;
}

export const trialPlan = 'TRIAL' as const;
/** The reason in the ledger for the credits of signup: a trial's time and credits, without a charge. */
export const freeStartReason = 'Free start';

const dayMs = 86_400_000;
/** The days on which a failed charge is retried. */
const retryDays = [1, 3, 5];
const lastRetryDay = Math.max(...retryDays);

/** A person is premium until the period ends, canceled or not, and while a failed charge is retried. */
export function isRunning(subscription: Subscription | null, now: Date): boolean {
  if (!subscription || subscription.status === 'ended') return false;
  const grace = subscription.status === 'failed' ? lastRetryDay * dayMs : 0;
  return now.getTime() < subscription.periodEndsAt.getTime() + grace;
}

/** Why no credits are left; asked only at zero. The first matching rule wins. */
export function findExhaustReason(subscription: Subscription | null, now: Date): ExhaustReason {
  if (subscription?.status === 'failed') return 'rcFail';
  if (!subscription || !isRunning(subscription, now)) return 'subsInactive';
  if (subscription.status === 'cancelled') return 'subsExpiring';
  return subscription.plan === trialPlan ? 'trialLimitReached' : 'rcLimitReached';
}

/** When a charge that has failed this many times is retried; null when it is given up. */
export function findNextTry(failedTries: number, now: Date): Date | null {
  const day = retryDays[failedTries - 1];
  const before = retryDays[failedTries - 2] ?? 0;
  return day === undefined ? null : new Date(now.getTime() + (day - before) * dayMs);
}

export const paymentStatuses = ['Not Started', 'Initial', 'Active', 'Failed', 'Cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const defaultPaymentStatus: PaymentStatus = 'Not Started';

/** How far along a person is with paying; a running trial is the beginning (D-092). */
export function paymentStatusOf(subscription: Subscription | null, now: Date): PaymentStatus {
  if (!subscription) return defaultPaymentStatus;
  if (subscription.status === 'failed') return 'Failed';
  if (subscription.status === 'cancelled' || !isRunning(subscription, now)) return 'Cancelled';
  return subscription.plan === trialPlan ? 'Initial' : 'Active';
}
