/** The filters above a list of jobs. */
export const jobFilterTexts = {
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  any: 'Any',
  pay: 'Pay',
  payFrom: (amount: string) => `${amount} or more`,
  distance: 'Distance',
  within: (miles: number) => `Within ${miles} miles`,
  posted: 'Posted',
  lastDays: { 1: 'Last 24 hours', 3: 'Last 3 days', 7: 'Last 7 days', 30: 'Last 30 days' },
  field: 'Field',
  employmentType: 'Employment type',
  score: 'Match score',
  scoreFrom: (score: number) => `${score} or more`,
  remoteOnly: 'Remote jobs only',
  clear: 'Clear all filters',
  noneMatch: 'No jobs match these filters',
  fewer: 'Remove a filter to see more jobs.',
};
