/** Words about API keys and webhooks in the settings. */
export const keyTexts = {
  lifetime: 'Expires after',
  lifetimes: { 30: '30 days', 90: '90 days', 365: '1 year' },
  expires: (day: string) => `expires ${day}`,
  expired: (day: string) => `expired ${day}`,
  expiredTag: 'Expired',
  endToo: 'Also end my API keys and webhooks',
  endTooHint: 'Whatever uses them stops working. You can create new ones at any time.',
};
