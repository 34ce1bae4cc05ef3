/** What a message to support may be about. */
export const ticketCategories = {
  account: 'My account',
  applications: 'An application',
  billing: 'Plan and payment',
  verification: 'Verify my account',
  fraud: 'Report a suspicious job',
  accessibility: 'Accessibility',
  other: 'Something else',
} as const;
export type TicketCategory = keyof typeof ticketCategories;

/** What a person may request about their data; the last two come from the do-not-sell form. */
export const dataRequestKinds = {
  access: 'Give me a copy of my data',
  correct: 'Correct my data',
  delete: 'Delete my data',
  restrict: 'Limit the use of my sensitive data',
} as const;
export const doNotSellKinds = {
  doNotSell: 'Do not sell or share my information',
  withdraw: 'Withdraw an earlier do-not-sell request',
} as const;
export type PrivacyRequestKind = keyof typeof dataRequestKinds | keyof typeof doNotSellKinds;

/** California gives a business 45 days to answer a request (Cal. Civ. Code § 1798.130). */
export const answerWithinDays = 45;

export function dueDateOf(received: Date): Date {
  return new Date(received.getTime() + answerWithinDays * 86_400_000);
}

export function isOverdue(dueAt: string, now = Date.now()): boolean {
  return Date.parse(dueAt) < now;
}

/** The names of every kind, for lists that mix them. */
export const requestTopics: Record<string, string> = {
  ...dataRequestKinds,
  ...doNotSellKinds,
  ...ticketCategories,
};
