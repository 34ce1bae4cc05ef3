/** What people read on the page of their matches. */
export const jobMatchTexts = {
  preparing: "We're preparing your application.",
  paused: 'Saved. It waits because you paused your applications.',
  view: 'View',
  undo: 'Undo',
  showJobs: 'Which jobs to show',
  matches: 'Matches',
  saved: (count: number) => `Saved (${count})`,
  savedHeading: 'Saved jobs',
  nothingSaved: 'No saved jobs yet',
  howToSave: 'Give a job a thumb up, and it stays here until it closes.',
  needsTitle: 'What work are you looking for?',
  whyTitle: 'Add a job title, or a job to your resume, and your matches appear here.',
  addTitle: 'Add a job title',
  noMatches: 'No matches yet',
  whyNone:
    'We look for new jobs every day and list only the same or similar work. Another job title or location may bring more.',
  updatePreferences: 'Update job preferences',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  any: 'Any',
  remoteOnly: 'Remote jobs only',
  clearFilters: 'Clear all filters',
  noneFit: 'No jobs fit these filters',
  fewerFilters: 'Take a filter away, and more jobs appear.',
  findJobs: 'Find jobs',
  findIntro: "Every job here comes from the employer's own career site.",
  words: 'Job title, skill, or company',
  place: 'City, state, or ZIP code',
  searchButton: 'Search',
  seeSaved: 'Saved jobs',
  noneFound: 'No open jobs fit this search',
  otherWords: 'Try fewer words, a state instead of a city, or fewer filters.',
  clearSearch: 'Clear the search',
  gone: "This job isn't available anymore",
  whyGone: 'The employer closed it, or the link is wrong. Search for jobs like it.',
  found: (count: number, exact: boolean) =>
    `${exact ? '' : 'About '}${count.toLocaleString('en-US')} open ${count === 1 ? 'job' : 'jobs'}`,
  foundAmong: (count: number, among: number) => `${count} of the first ${among} jobs have that score`,
  notMatched: 'Not one of your matches',
  whyNotMatched:
    "It's different work from the job titles you're looking for, or outside the places you named, so it has no score.",
  more: 'More',
  neverApply: (company: string) => `Never apply to ${company}`,
  neverApplied: (company: string) => `We won't suggest ${company} or apply there.`,
};

export interface MatchTotal {
  totalRecords: number;
  /** More fit than are listed. */
  onlyBest: boolean;
}

/** "1 job", "37 jobs", "More than 200 jobs". */
export function countMatches({ totalRecords, onlyBest }: MatchTotal): string {
  const count = totalRecords.toLocaleString('en-US');
  if (onlyBest) return `More than ${count} jobs`;
  return totalRecords === 1 ? '1 job' : `${count} jobs`;
}
