/** Plans (D-225): what each costs and includes. Plain data that configuration may replace. */
import { z } from 'zod';
import { planConsents, planTexts, purchaseTexts } from '#domain/messages/plans.ts';

export const planCodes = ['TRIAL', 'MONTHLY', 'ANNUAL'] as const;
export const PlanCode = z.enum(planCodes);
export type PlanCode = z.infer<typeof PlanCode>;

export const Plan = z.object({
  code: PlanCode,
  name: z.string().min(1),
  priceCents: z.number().int().positive(),
  /** Applications: once for a trial, each month otherwise. */
  credits: z.number().int().positive(),
  lasts: z.union([
    z.object({ days: z.number().int().positive() }),
    z.object({ months: z.number().int().positive() }),
  ]),
});
export type Plan = z.infer<typeof Plan>;

export const Plans = z
  .array(Plan)
  .refine((plans) => planCodes.every((code) => plans.filter((plan) => plan.code === code).length === 1), {
    error: () => `must hold each of ${planCodes.join(', ')} once`,
  });

export const defaultPlans: Plan[] = [
  { code: 'TRIAL', name: '14-day trial', priceCents: 295, credits: 10, lasts: { days: 14 } },
  { code: 'MONTHLY', name: 'Monthly', priceCents: 2495, credits: 100, lasts: { months: 1 } },
  { code: 'ANNUAL', name: 'Annual', priceCents: 11_940, credits: 100, lasts: { months: 12 } },
];

/** The plan a trial turns into. */
export const planAfterTrial: PlanCode = 'MONTHLY';

export function planOf(plans: readonly Plan[], code: PlanCode): Plan {
  const plan = plans.find((one) => one.code === code);
  if (!plan) throw new Error(`There is no plan ${code}`);
  return plan;
}

/** The plans a person agrees to when beginning one: the plan itself, and the one a trial turns into. */
export function agreedPlans(plans: readonly Plan[], code: PlanCode): Plan[] {
  const plan = planOf(plans, code);
  return code === 'TRIAL' ? [plan, planOf(plans, planAfterTrial)] : [plan];
}

export function periodEnd({ lasts }: Plan, from: Date): Date {
  return 'days' in lasts ? new Date(from.getTime() + lasts.days * 86_400_000) : addMonths(from, lasts.months);
}

/** The same day of a later month, or the month's last day when it is shorter. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

export function formatMoney(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** Cents of a typed amount in dollars ("24.95", "$1,200"); null when it isn't one. */
export function readMoney(text: string): number | null {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  const [, dollars = '', cents = ''] = found;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** "14 days", "1 month" */
export function describeLength({ lasts }: Plan): string {
  return 'days' in lasts ? planTexts.days(lasts.days) : planTexts.months(lasts.months);
}

/** "$24.95 a month" */
export function describePrice(plan: Plan): string {
  const price = formatMoney(plan.priceCents);
  if ('days' in plan.lasts) return planTexts.priceFor(price, describeLength(plan));
  return plan.lasts.months === 1 ? planTexts.priceAMonth(price) : planTexts.priceAYear(price);
}

/** "11th", "21st" */
export function ordinal(count: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  const rule = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(count);
  return `${count}${endings[rule] ?? 'th'}`;
}

export function longDate(date: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** The email after a payment: what was paid, what it includes, what follows and when, and how to end it. */
export function describePurchase(plans: readonly Plan[], code: PlanCode, paidAt: Date): string[] {
  const plan = planOf(plans, code);
  const { name, credits } = plan;
  const day = longDate(periodEnd(plan, paidAt));
  const paid = { amount: formatMoney(plan.priceCents), day: longDate(paidAt), plan: name, credits };
  const what =
    code === 'TRIAL'
      ? [purchaseTexts.paidOnce(paid), purchaseTexts.afterTrial({ day, ...describeNext(plans, plan) })]
      : [purchaseTexts.paidMonthly(paid), purchaseTexts.renews(day, describePrice(plan))];
  return [...what, purchaseTexts.howToCancel];
}

/** What a person agrees to before a plan begins, in plain words; stored with the time they agreed. */
export function consentWords(plans: readonly Plan[], code: PlanCode, now: Date): string {
  const plan = planOf(plans, code);
  const amount = formatMoney(plan.priceCents);
  const day = longDate(periodEnd(plan, now));
  return code === 'TRIAL'
    ? planConsents.trial(amount, { day, ...describeNext(plans, plan) })
    : planConsents.plan(amount, day, describePrice(plan));
}

/** What follows a trial, and the application that starts it early. */
function describeNext(plans: readonly Plan[], trial: Plan) {
  const next = planOf(plans, planAfterTrial);
  return { application: ordinal(trial.credits + 1), plan: next.name, price: describePrice(next) };
}
