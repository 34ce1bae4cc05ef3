import { describeUse } from '#domain/credits/ledger.ts';

/** Banners about the plan (D-170). */
export const bannerTexts = {
  trialUsed:
    "You've used all 10 applications in your trial. Your next application will start your subscription.",
  freeUsed: "You've used all your free applications.",
  choosePlan: 'Choose a plan to keep applying.',
  onTheirWay: (counts: { used: number; reserved: number }) =>
    `You have no applications left right now: ${describeUse(counts)}. If an employer doesn't confirm an application, you get it back.`,
  started: 'Your subscription has started.',
  transactions: 'View your transactions.',
  planEnded: 'Your plan has ended.',
  canceledUsed: "You've used all the applications in your canceled plan.",
  problem: "There's a problem with your payment.",
  update: 'Update your payment details to keep applying.',
};

/** The banner while the person has paused their applications. */
export const pauseTexts = {
  title: 'Your applications are paused',
  text: "We won't prepare or send anything until you unpause them.",
  resume: 'Unpause',
};

// D-188
export const verificationTexts = {
  title: "Let's verify your account",
  text: "You've reached the application limit for this billing period. Contact us to verify your account and keep applying.",
  contact: 'Contact us',
};
