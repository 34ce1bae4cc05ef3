import { fieldRequired } from '#domain/messages/validation.ts';
import { lowerFirst } from './plan-card.ts';

/** `/payment/index`: choosing and paying for a plan. */
export const paymentTexts = {
  title: 'Choose your plan',
  retryTitle: 'Try your payment again',
  intro: "It's free to find jobs and prepare applications. A plan lets you send them.",
  notLoaded: "We couldn't load the plans.",
  loading: 'Loading plans',
  nothingSoldTitle: "Plans aren't for sale on this site",
  nothingSold:
    "You can't buy anything here, and nothing will be charged. If you run out of applications, contact the people who run this site.",
  noPlans: 'There are no plans to choose from.',
  plan: 'Plan',
  replaces: (plan: string) => `You already have a plan: ${plan}. The plan you choose here will replace it.`,
  planAndCredits: 'Plan and credits',
  hostedCard: "You'll enter your card on the payment provider's page, which opens next.",
  failuresCostNothing:
    "<b>Failures cost nothing.</b> A credit is used only when an employer confirms your application. If we can't confirm it, you get the credit back automatically.",
};

export const cardTexts = {
  title: 'Card',
  secure: 'Goes straight to the payment provider',
  number: 'Card number',
  numberExample: '1234 1234 1234 1234',
  testHint: (accepted: string, declined: string) =>
    `Test mode (no real charges): ${accepted} is accepted, and ${declined} is declined.`,
  expires: 'Expires',
  expiresExample: 'MM / YY',
  code: 'Security code',
  codeExample: 'CVC',
  name: 'Name on card',
  zip: 'ZIP',
  required: fieldRequired,
  badExpires: 'Use MM / YY',
  badCode: 'Use the 3 or 4 digits on the card',
  badZip: 'Use 5 digits',
};

export const dueTexts = {
  title: 'Due today',
  when: 'What happens, and when',
  today: 'Today',
  trialToday: (amount: string, credits: number, length: string) =>
    `${amount}. You get ${credits} applications for ${length}.`,
  planToday: (amount: string, credits: number) => `${amount}. You get ${credits} applications each month.`,
  trialEnds: (day: string, application: string) => `${day}, or your ${application} application`,
  planStarts: (plan: string, price: string) =>
    `Whichever comes first, that's when ${plan} starts, at ${price}.`,
  renews: (price: string) => `It renews at ${price}.`,
  cancelTitle: 'Cancel anytime',
  cancel: 'Two clicks in Settings. You keep access until the end of the period.',
  startTrial: (amount: string) => `Start trial for ${amount}`,
  start: (plan: string, amount: string) => `Start ${plan} for ${amount}`,
  stored: 'We store this text and the time you agreed.',
  terms: 'Terms of Use',
};

export const retryTexts = {
  title: "Your last payment didn't go through",
  words: "We'll try again in 1, 3, and 5 days. You can also try now.",
  chooseAgain: 'To pay with another card, choose your plan again',
  anotherCard: (card: string) => `Use another card instead of your ${lowerFirst(card)}`,
  terms: (plan: string, price: string) => `${plan}, ${price}. Renews until you cancel.`,
  pay: (amount: string) => `Pay ${amount}`,
};

/** Why a payment didn't happen, and what the person can do about it. */
export function describeRefusal(reason: string | null): string {
  switch (reason) {
    case 'card_declined':
      return 'Your card was declined. Nothing was charged. Check the details or use another card.';
    case 'no_card':
      return "We don't have a card to charge. Enter one.";
    case 'nothing_due':
      return "You don't owe anything right now. To check your plan, open Plan and credits.";
    case 'refunded':
      return "You already have this plan or have already used the trial, so we're sending your money back.";
    case 'nothing_sold':
      return "Plans aren't for sale on this site. Nothing was charged.";
    default:
      return "The payment didn't go through. Nothing was charged. Try again or use another card.";
  }
}
