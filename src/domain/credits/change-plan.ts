import { planMistakes, planTexts } from '#domain/messages/plans.ts';
import { describePrice, formatMoney, type Plan, type PlanCode } from './plans.ts';

/** What operators may change in a plan. Only a trial has its own length: a month and a year are fixed. */
export interface PlanChange {
  code: PlanCode;
  name: string;
  priceCents: number;
  credits: number;
  days?: number | undefined;
}

// Card payments below 50 cents are refused by the provider.
const prices = { least: 50, most: 100_000 };
const most = { name: 40, credits: 1000, days: 90 };

/** The mistakes in a change, by field. */
export function findPlanMistakes(
  plans: readonly Plan[],
  { code, name, priceCents, credits, days }: PlanChange,
): Partial<Record<keyof PlanChange, string>> {
  const key = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const taken = plans.some((plan) => plan.code !== code && key(plan.name) === key(name));
  const found = {
    name:
      name.trim().length < 3
        ? planMistakes.tooShort(3)
        : name.trim().length > most.name
          ? planMistakes.tooLong(most.name)
          : taken && planMistakes.nameTaken,
    priceCents: isWhole(priceCents, prices.least, prices.most)
      ? false
      : planMistakes.price(formatMoney(prices.least), formatMoney(prices.most)),
    credits: isWhole(credits, 1, most.credits) ? false : planMistakes.wholeNumber(most.credits),
    days:
      days === undefined
        ? false
        : code !== 'TRIAL'
          ? planMistakes.onlyTrialHasDays
          : !isWhole(days, 1, most.days) && planMistakes.wholeNumber(most.days),
  };
  return Object.fromEntries(Object.entries(found).filter(([, mistake]) => mistake !== false));
}

function isWhole(value: number, least: number, greatest: number): boolean {
  return Number.isInteger(value) && value >= least && value <= greatest;
}

export function changedPlan(plan: Plan, { name, priceCents, credits, days }: PlanChange): Plan {
  return { ...plan, name, priceCents, credits, ...(days !== undefined && { lasts: { days } }) };
}

export function isSamePlan(one: Plan, other: Plan): boolean {
  return describeTerms(one) === describeTerms(other);
}

/** "Monthly: $24.95 a month, 100 applications", for the activity log. */
export function describeTerms(plan: Plan): string {
  return planTexts.terms(plan.name, describePrice(plan), plan.credits);
}
