import type { SubscriptionState } from '#contract/money/ecommerce.ts';
import { describePrice, type Plan, type PlanCode } from '#domain/credits/plans.ts';

export const planTexts = {
  noPlan: 'Finding jobs and preparing applications are always free. A plan lets you send them.',
  notCanceled: "We couldn't cancel your plan. Nothing changed. Try again.",
};

export const planPeriods: Record<PlanCode, string> = {
  TRIAL: 'today',
  MONTHLY: 'a month',
  ANNUAL: 'today, for 12 months',
};

/** What a plan gives; `next` is what a trial turns into. */
export function describePlan(plan: Plan, next: string): string {
  switch (plan.code) {
    case 'TRIAL':
      return `${plan.credits} applications. Then ${next}, unless you cancel.`;
    case 'MONTHLY':
      return `${plan.credits} applications each month. ${describePrice(plan)}.`;
    case 'ANNUAL':
      return `${plan.credits} applications each month. Paid once a year.`;
  }
}

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
