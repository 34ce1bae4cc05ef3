import { plural } from '#domain/text/plural.ts';

/** The pages with lists of jobs: job matches and the search for signed-in people. */
export const jobMatchTexts = {
  title: 'Job matches',
  matchesNotLoaded: "We couldn't load your job matches.",
  notLoaded: "We couldn't load jobs.",
  preparing: "We're preparing your application.", // EXA-005
  paused: "Saved. It's on hold because you paused your applications.",
  view: 'View',
  showJobs: 'Which jobs to show',
  matches: 'Matches',
  saved: (count: number) => `Saved (${count})`,
  savedHeading: 'Saved jobs',
  nothingSaved: 'No saved jobs yet',
  howToSave: 'Give a job a thumbs up to keep it here until it closes.',
  added: 'Added by you',
  suggested: 'Suggested for you', // MAT-001
  matched: 'Matched jobs', // MAT-001
  previousSuggestions: 'Previous suggestions',
  nextSuggestions: 'Next suggestions',
  range: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  top: (count: number) => `Top ${count}`,
  onlyTop: (count: number) =>
    `These are your top ${count} matches. To see others, narrow your preferences to fewer job titles or locations.`,
  needsTitle: 'What kind of work are you looking for?',
  whyTitle: 'Add a job title to your preferences or a job to your resume to see your matches here.',
  addTitle: 'Add a job title',
  noMatches: 'No matches yet',
  whyNone:
    'We look for new jobs every day and list only the ones that match or come close to what you want. Try adding another job title or location.',
  noJobs: 'No jobs here yet',
  whyNoJobs:
    "This site doesn't list any open jobs yet. Add a job by its link, or watch a company, and we'll check its job board every day.",
  noTitles: 'To get better matches, add the job titles you want.',
  hidden: 'This job has been hidden', // MAT-010
  hiddenDetail:
    "We've hidden this job from you. Help us give you better job matches by updating your preferences.", // MAT-012
  new: 'NEW',
  like: 'Like this job',
  dislike: 'Dislike this job',
  whenPosted: 'When it was posted',
  quickApply: 'Quick apply', // EXA-005
  teaser: (matches: MatchTotal) =>
    matches.onlyBest
      ? `More than ${count(matches)} jobs match your profile`
      : plural(matches.totalRecords, {
          one: '# job matches your profile',
          other: '# jobs match your profile', // EXP-004
        }),
  teaserNote: "It's always free to find jobs and prepare applications. A plan lets you send them.",
  seePlans: 'See plans', // EXP-004
  findJobs: 'Find jobs',
  findIntro: "Every job here comes from the employer's own career site.",
  keywords: 'Job title, skill, or company',
  location: 'City, state, or ZIP code',
  search: 'Search',
  noneFound: 'No open jobs match your search',
  otherWords: 'Try fewer words, a state instead of a city, or fewer filters.',
  clearSearch: 'Clear search',
  gone: "This job isn't available anymore",
  whyGone: 'The employer may have closed it, or the link may be wrong. Try searching for similar jobs.',
  found: (total: number, exact: boolean) =>
    exact
      ? plural(total, { one: '# open job', other: '# open jobs' })
      : plural(total, { one: 'About # open job', other: 'About # open jobs' }),
  foundAmong: (found: number, among: number) =>
    plural(found, {
      one: `# of the first ${among} jobs scores that high`,
      other: `# of the first ${among} jobs score that high`,
    }),
};

interface LookedFor {
  title: string;
  moreTitles: number;
  place: string | undefined;
  morePlaces: number;
  remote: boolean;
}

/** "For <b>Analyst</b> and 1 other title in <b>Austin, TX</b>, including remote jobs." */
export function describeLookedFor({ title, moreTitles, place, morePlaces, remote }: LookedFor): string {
  const otherTitles = plural(moreTitles, { one: '# other title', other: '# other titles' });
  const otherPlaces = plural(morePlaces, { one: '# more location', other: '# more locations' });
  const titles = moreTitles === 0 ? `<b>${title}</b>` : `<b>${title}</b> and ${otherTitles}`;
  const places = morePlaces === 0 ? `<b>${place}</b>` : `<b>${place}</b> and ${otherPlaces}`;
  if (place === undefined) return remote ? `For ${titles}, including remote jobs.` : `For ${titles}.`;
  return remote ? `For ${titles} in ${places}, including remote jobs.` : `For ${titles} in ${places}.`;
}

export interface MatchTotal {
  totalRecords: number;
  /** More jobs match than are listed. */
  onlyBest: boolean;
}

const count = ({ totalRecords }: MatchTotal) => totalRecords.toLocaleString('en-US');

/** "1 job", "37 jobs", "More than 200 jobs". */
export function countMatches(matches: MatchTotal): string {
  if (matches.onlyBest) return `More than ${count(matches)} jobs`;
  return plural(matches.totalRecords, { one: '# job', other: '# jobs' });
}
