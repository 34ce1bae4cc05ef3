/** Questions before an application is sent, and the confirmation after it. */
export const applyTexts = {
  again: 'Apply again?',
  applyAnyway: 'Apply anyway',
  dontApply: "Don't apply",
  duplicate: (sentence: string) => `${sentence} Many employers reject duplicate applications.`,
  unexpected: 'Something unexpected happened. Try again.',
  ready: 'Ready to apply?', // D-172
  sendTo: (company: string) => `We'll send your application to <b>${company}</b> right away.`, // D-172
  notNow: 'Not now', // D-172
};

export const chargeTexts = {
  title: 'Ready to apply?',
  note: (company: string) =>
    `We'll send your application to ${company} right away. You've used up your trial, so this starts your subscription.`,
  // D-192
  agree: ({ today, price, renews }: { today: string; price: string; renews: string }) =>
    `I agree to pay ${today} today, then ${price} starting ${renews}, until I cancel.`,
  agreeWithCard: ({
    today,
    card,
    price,
    renews,
  }: {
    today: string;
    card: string;
    price: string;
    renews: string;
  }) => `I agree to pay ${today} today (${card}), then ${price} starting ${renews}, until I cancel.`,
};

export const sentTexts = {
  title: 'Application on its way!', // D-172
  note: (company: string) =>
    `We're sending it to ${company}. You'll see it here when the employer confirms it.`,
  view: 'View application', // D-172
  explore: 'Explore job matches', // ONE-008
  gotIt: 'Got it', // ONE-008
};
