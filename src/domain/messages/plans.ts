import { plural } from '#domain/text/plural.ts';

const applications = (count: number) => plural(count, { one: '# application', other: '# applications' });

/** What a plan is called, costs, and includes. */
export const planTexts = {
  freeStart: 'Free start',
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  months: (count: number) => plural(count, { one: '# month', other: '# months' }),
  priceFor: (price: string, length: string) => `${price} for ${length}`,
  priceAMonth: (price: string) => `${price} a month`,
  priceAYear: (price: string) => `${price} a year`,
  terms: (name: string, price: string, credits: number) => `${name}: ${price}, ${applications(credits)}`,
  used: (used: number) => `${used} used`,
  usedAndReserved: (used: number, reserved: number) =>
    plural(reserved, { one: `${used} used, # on its way`, other: `${used} used, # on their way` }),
};

interface Payment {
  amount: string;
  day: string;
  plan: string;
  credits: number;
}

/** The email after a payment: what was paid, what follows and when, and how to end it. */
export const purchaseTexts = {
  paidOnce: ({ amount, day, plan, credits }: Payment) =>
    `You paid ${amount} on ${day}, for the ${plan}: ${applications(credits)}.`,
  paidMonthly: ({ amount, day, plan, credits }: Payment) =>
    `You paid ${amount} on ${day}, for the ${plan} plan: ${applications(credits)} each month.`,
  afterTrial: (next: { day: string; application: string; plan: string; price: string }) =>
    `On ${next.day}, or when you send your ${next.application} application, whichever comes first, your ${next.plan} plan begins at ${next.price}. It renews until you cancel.`,
  renews: (day: string, price: string) =>
    `It renews on ${day}, at ${price}, and keeps renewing until you cancel.`,
  howToCancel:
    'To cancel, open Settings, then Account, and choose Cancel plan. You keep access until the end of the period you paid for.',
};

/** What a person agrees to before a plan begins. The words that were shown are stored with the time. */
export const planConsents = {
  plan: (amount: string, day: string, price: string) =>
    `I agree to pay ${amount} today and, starting ${day}, ${price} until I cancel.`,
  trial: (amount: string, next: { day: string; application: string; price: string }) =>
    `I agree to pay ${amount} today. On ${next.day}, or when I send my ${next.application} application, whichever comes first, a subscription at ${next.price} starts and renews until I cancel.`,
};

/** What is wrong with a plan that an operator changes. */
export const planMistakes = {
  tooShort: (least: number) => `Use at least ${least} characters`,
  tooLong: (most: number) => `Use at most ${most} characters`,
  nameTaken: 'Another plan has this name',
  price: (least: string, most: string) => `Enter a price from ${least} to ${most}`,
  wholeNumber: (most: number) => `Enter a whole number from 1 to ${most.toLocaleString('en-US')}`,
  onlyTrialHasDays: 'Only the trial has a number of days',
};

export const testCardMistake = (accepted: string, declined: string) =>
  `Use a test card: ${accepted} is accepted, ${declined} is declined`;
