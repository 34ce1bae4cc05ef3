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
