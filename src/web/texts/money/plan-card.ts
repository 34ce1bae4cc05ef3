import type { PlanOffer, SubscriptionState } from '#contract/money/ecommerce.ts';
import { describePrice, ordinal } from '#domain/credits/plans.ts';

/** The card with the plan a person has. */
export const planCardTexts = {
  yourPlan: 'Your plan',
  noPlanTitle: 'No active plan',
  noPlan: "It's always free to find jobs and prepare applications. A plan lets you send them.",
  choose: 'Choose a plan',
  failed: 'Payment failed',
  ends: (day: string) => `Ends ${day}`,
  renews: (day: string) => `Renews ${day}`,
  retry: 'Try the payment again',
  seePlans: 'See plans',
  annual: 'Annual',
  switchTo: (plan: string) => `Switch to ${plan}`,
  cancel: 'Cancel plan',
  cancelTitle: 'Cancel your plan?',
  keep: 'Keep plan',
  notCanceled: "We couldn't cancel your plan. Nothing changed. Try again.",
};

/** What the person has now, and what happens to it next. */
export function describeCurrent({ current, afterTrial, card }: PlanOffer, ends: string): string {
  if (!current) return '';
  if (current.status === 'cancelled')
    return `Canceled. You keep access until ${ends}, and you won't be charged again.`;
  if (current.status === 'failed')
    return "Your last payment didn't go through. We'll try again in 1, 3, and 5 days.";
  if (current.plan === 'TRIAL')
    return card
      ? `Then ${describePrice(afterTrial)}, unless you cancel. Your subscription starts sooner if you send your ${ordinal(current.terms.credits + 1)} application before then.`
      : "It ends automatically. We don't have a card on file, so you won't be charged.";
  return `${describePrice(current.terms)}, charged to your ${lowerFirst(card ?? 'card')}.`;
}

/** What canceling this plan means. */
export function describeCancel(
  { plan, name, status }: SubscriptionState,
  { ends, next }: { ends: string; next: string },
): string {
  if (status === 'failed')
    return "We'll stop retrying your payment, your plan will end, and you won't be charged again.";
  if (plan === 'TRIAL')
    return `You keep access until ${ends}. ${next} won't start, and you won't be charged again.`;
  if (plan === 'ANNUAL')
    return `You keep access, and get your applications each month, until ${ends}. ${name} won't renew, and you won't be charged again.`;
  return `You keep access until ${ends}. ${name} won't renew, and you won't be charged again.`;
}

/** A label such as "Card ending in 4242" inside a sentence. */
export function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
