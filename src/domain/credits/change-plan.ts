import { z } from 'zod';
import { describePrice, type Plan, PlanCode } from './plans.ts';

/** What operators may change in a plan. Only a trial has a length of its own: a month and a year are what they are. */
export const PlanChange = z.object({
  code: PlanCode,
  name: z.string().trim().min(3, 'Use at least 3 characters').max(40, 'Use at most 40 characters'),
  priceCents: z
    .int('Use whole cents')
    // Card payments below 50 cents are refused by the provider.
    .min(50, 'The lowest price is $0.50')
    .max(100_000, 'The highest price is $1,000.00'),
  credits: z
    .int('Use a whole number')
    .min(1, 'A plan needs at least 1 application')
    .max(1000, 'Use at most 1,000 applications'),
  days: z
    .int('Use a whole number of days')
    .min(1, 'A trial lasts at least 1 day')
    .max(90, 'A trial lasts at most 90 days')
    .optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** What is wrong with a change, by field; null when it may be made. */
export function findPlanRefusal(
  plans: readonly Plan[],
  { code, name, days }: PlanChange,
): Record<string, string> | null {
  const key = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
  if (plans.some((plan) => plan.code !== code && key(plan.name) === key(name)))
    return { name: 'Another plan has this name' };
  if (days !== undefined && code !== 'TRIAL') return { days: 'Only the trial has a number of days' };
  return null;
}

export function changedPlan(plan: Plan, { name, priceCents, credits, days }: PlanChange): Plan {
  return { ...plan, name, priceCents, credits, ...(days !== undefined && { lasts: { days } }) };
}

export function isSamePlan(one: Plan, other: Plan): boolean {
  return describeTerms(one) === describeTerms(other);
}

/** "Monthly: $24.95 a month, 100 applications", for the activity log. */
export function describeTerms(plan: Plan): string {
  return `${plan.name}: ${describePrice(plan)}, ${plan.credits} applications`;
}
