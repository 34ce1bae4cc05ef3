/** The search form on the home page and above public results. */
export const searchBarTexts = {
  keywords: 'Job title, skill, or company',
  keywordsPlaceholder: 'Job title',
  location: 'City or state',
  submit: 'Find jobs',
  remote: 'Remote jobs only',
  pay: 'Pay',
  payFrom: (dollars: string) => `${dollars} or more`,
  posted: 'Posted',
  days: { 1: 'Last 24 hours', 3: 'Last 3 days', 7: 'Last 7 days', 30: 'Last 30 days' },
  any: 'Any',
};
