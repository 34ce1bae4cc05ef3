import { isRunning, type Subscription, trialPlan } from './subscription.ts';

export const paymentStatuses = ['Not Started', 'Initial', 'Active', 'Failed', 'Cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const defaultPaymentStatus: PaymentStatus = 'Not Started';

/** How far a person is with paying; a running trial is the beginning (D-092). */
export function paymentStatusOf(subscription: Subscription | null, now: Date): PaymentStatus {
  if (!subscription) return defaultPaymentStatus;
  if (subscription.status === 'failed') return 'Failed';
  if (subscription.status === 'cancelled' || !isRunning(subscription, now)) return 'Cancelled';
  return subscription.plan === trialPlan ? 'Initial' : 'Active';
}
