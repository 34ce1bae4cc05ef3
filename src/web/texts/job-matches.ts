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
  more: 'More',
  neverApply: (company: string) => `Never apply to ${company}`,
  neverApplied: (company: string) => `We won't suggest ${company} or apply there.`,
};
