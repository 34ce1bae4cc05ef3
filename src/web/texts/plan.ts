import type { SubscriptionState } from '#contract/ecommerce.ts';

export const planTexts = {
  noPlan: 'Finding jobs and preparing applications are always free. A plan lets you send them.',
  notCanceled: "We couldn't cancel your plan. Nothing changed. Try again.",
};

/** What canceling this very plan means. */
export function describeCancel(
  { plan, name, status }: SubscriptionState,
  { ends, next }: { ends: string; next: string },
): string {
  const never = "you won't be charged again";
  if (status === 'failed') return `We'll stop trying your payment, your plan ends, and ${never}.`;
  if (plan === 'TRIAL') return `You keep access until ${ends}. ${next} won't start, and ${never}.`;
  if (plan === 'ANNUAL')
    return `You keep access, and get your applications each month, until ${ends}. ${name} won't renew, and ${never}.`;
  return `You keep access until ${ends}. ${name} won't renew, and ${never}.`;
}
