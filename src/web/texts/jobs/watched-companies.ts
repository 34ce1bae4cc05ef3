import { plural } from '#domain/text/plural.ts';

/** Companies that a person watches: the list, and the window that adds one. */
export const watchTexts = {
  title: 'Companies you watch',
  companies: (count: number) => `Companies (${count})`,
  words: "We check each company's job board every day and email you new jobs, your best matches first.",
  none: "You aren't watching any companies yet.",
  notLoaded: "We couldn't load your companies.",
  loading: 'Loading your companies',
  watch: 'Watch a company',
  wish: 'Careers page, job link, or company name',
  hint: "We'll find the company's job board. Nobody else sees which companies you watch.",
  begin: 'Watch',
  searching: 'Looking for the job board. This can take up to a minute.',
  chooseTitle: 'Which one do you mean?',
  choose: "We aren't sure that this is the company's own job board. Please confirm before we watch it.",
  candidate: (company: string, system: string) => `${company} on ${system}`,
  candidateJobs: (count: number | null) =>
    count === null ? 'Many open jobs' : plural(count, { one: '# open job', other: '# open jobs' }),
  candidateTitles: (titles: readonly string[]) => `For example: ${titles.join(' · ')}`,
  watchThis: 'Watch this company',
  watchNamed: (candidate: string) => `Watch this company: ${candidate}`,
  other: 'Try something else',
  seeJobs: (company: string) => `See jobs<hidden> at ${company}</hidden>`,
  pause: 'Pause emails',
  resume: 'Resume emails',
  stop: 'Stop watching',
  stopped: (company: string) => `You're no longer watching ${company}.`,
  actionFor: (action: string, company: string) => `${action}: ${company}`,
  paused: 'Emails paused',
};

interface Watched {
  company: string;
  openJobs: number;
  matches: number | null;
  state: 'reading' | 'read' | 'trouble';
}

/** "12 open jobs, 3 match you", or why there are no numbers yet. */
export function describeWatched({ openJobs, matches, state }: Watched): string {
  if (state === 'reading') return "We're reading its jobs now.";
  const jobs = plural(openJobs, { one: '# open job', other: '# open jobs' });
  const counts =
    matches === null
      ? jobs
      : plural(matches, { one: `${jobs}, # matches your profile`, other: `${jobs}, # match your profile` });
  return state === 'trouble'
    ? `${counts}. We can't read its job board right now but will keep trying.`
    : counts;
}

/** "Watching Acme: 12 open jobs, 3 match you" */
export function announceWatched(watched: Watched): string {
  return `Watching ${watched.company}: ${describeWatched(watched)}`;
}
