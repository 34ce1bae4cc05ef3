import { describePrice, formatMoney, ordinal, type Plan } from '#domain/credits/plans.ts';

/** The public pricing page; every figure comes from the plans as they are charged. */
export const pricingTexts = {
  title: 'Pricing',
  lead: 'Searching for jobs, preparing applications, and checking every answer are free. You only pay to send.',
  list: 'Prices',
  notLoaded: "We couldn't load the prices.",
  loading: 'Loading prices',
  free: 'Free start',
  freePrice: '$0',
  freeWords: (credits: number) =>
    `Send up to ${credits} applications in your first 14 days. No card needed, and it ends automatically.`,
  credits: ({ code, credits }: Plan) =>
    code === 'TRIAL' ? `${credits} applications.` : `Up to ${credits} applications each month.`,
  renewal: (plan: Plan, after: Plan | undefined) =>
    plan.code === 'TRIAL'
      ? `Then ${after ? describePrice(after) : 'a plan'}, unless you cancel. The subscription starts sooner if you send your ${ordinal(plan.credits + 1)} application before then.`
      : 'Renews until you cancel.',
  perMonth: (plan: Plan) =>
    plan.code === 'ANNUAL' ? `That's ${formatMoney(plan.priceCents / 12)} a month.` : '',
  rulesTitle: "What counts and what doesn't",
  rules: [
    "An application counts only when the employer's site confirms it. If it can't be confirmed, you get the credit back and pay nothing.",
    'You see the price and agree to it before the first charge for any plan.',
    'Cancel anytime in Settings, in two clicks. You keep access until the end of the period you paid for.',
    'We email you about each payment, with the amount, the date, and what happens next.',
  ],
  nothingSold: "Plans aren't for sale on this site. Nothing will be charged.",
};
