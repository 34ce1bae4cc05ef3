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
