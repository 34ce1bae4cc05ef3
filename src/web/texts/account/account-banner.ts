import { describeUse } from '#domain/credits/ledger.ts';

/** Banners about the plan; the ones of D-170 are fixed by the specification. */
export const bannerTexts = {
  trialUsed:
    "You've used all 10 applications of your trial. Your next application will start your subscription.",
  freeUsed: "You've used all your free applications.",
  choosePlan: 'Choose a plan to keep applying.',
  onTheirWay: (counts: { used: number; reserved: number }) =>
    `Your applications are in use: ${describeUse(counts)}. If an employer doesn't confirm one, it comes back to you.`,
  started: 'Your subscription has started.',
  transactions: 'View your transactions.',
  planEnded: 'Your plan has ended.',
  canceledUsed: "You've used all applications of your canceled plan.",
  problem: "There's a problem with your payment.",
  update: 'Update your payment details to keep applying.',
};

/** What people read about their own pause. */
export const pauseTexts = {
  title: 'Your applications are paused',
  text: 'Nothing is prepared or sent until you resume.',
  resume: 'Resume',
};
