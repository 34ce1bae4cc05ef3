import { describePrice, formatMoney, type Plan, type PlanCode } from '#domain/credits/plans.ts';

export const planPeriods: Record<PlanCode, string> = {
  TRIAL: 'today',
  MONTHLY: 'a month',
  ANNUAL: 'today, for 12 months',
};

export const pricePerMonth = (plan: Plan) => `${formatMoney(plan.priceCents / 12)} a month`;

/** What a plan includes; `next` is the plan that a trial turns into. */
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
