import { plural } from '#domain/text/plural.ts';

/** What people read when saving a search, importing applications, or ruling out a company doesn't work. */
export const jobErrors = {
  tooManySearches: (most: number) =>
    `You already have ${plural(most, { one: '# saved search', other: '# saved searches' })}. Delete one in Settings → Notifications first.`,
  noCompany: 'Enter the name of a company',
  tooManyCompanies: (most: number) =>
    `The list can have at most ${plural(most, { one: '# company', other: '# companies' })}.`,
  importMistakes: 'Nothing was imported because some rows have mistakes.',
  wrongToken: "This isn't one of our tokens",
};

/** What operators read about job sources. */
export const sourceErrors = {
  noSystem: 'Choose at least one system.',
  unknown: {
    system: (name: string) => `There is no system "${name}".`,
    field: (name: string) => `There is no field of work "${name}".`,
    state: (name: string) => `There is no state "${name}".`,
  },
  notASource: (text: string) =>
    `"${text}" isn't a job source. Enter it as greenhouse:name or feed:https://address.`,
  noSource: "This job source doesn't exist.",
  sameSource: 'Choose another source to merge into.',
};

/** Why a source or a link couldn't be read, for operators. */
export const sourceTroubles = {
  silent: (host: string, error: string) => `${host} didn't respond: ${error}`,
  noRobots: (host: string) => `We couldn't read the robots.txt of ${host}`,
  forbidden: (host: string) => `${host} asks programs not to read this page`,
  answered: (host: string, status: number) => `${host} responded with ${status}`,
  tooManyRedirects: (host: string) => `${host} redirects too many times`,
  unchanged: (url: string) => `${url} hasn't changed`,
  suddenlyEmpty: (jobs: number) =>
    plural(jobs, {
      one: 'No jobs are listed now, but # job was listed before',
      other: 'No jobs are listed now, but # jobs were listed before',
    }),
  notPlain: 'Only plain web addresses can be read',
  notServed: (origin: string, url: string) => `${origin} doesn't serve ${url}`,
  noJob: (name: string) => `${name} doesn't show a job`,
  unknownKind: (kind: string) => `There is no source type called ${kind}`,
  notPractice: (site: string) => `${site} isn't a practice site in ORIGIN_MAP`,
  notJson: (fileName: string) => `${fileName} contains neither a JSON list nor one JSON object per line`,
};

const years = (months: number) => plural(months / 12, { one: '# year', other: '# years' });

const degrees = {
  'high-school': 'a high school diploma',
  associate: "an associate's degree",
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  doctorate: 'a doctorate',
};
type DegreeLevel = keyof typeof degrees;

/** Why a job has its score, part by part. */
export const matchReasonTexts = {
  sameTitle: (title: string) => `Same title as yours: ${title}.`,
  sameWork: (title: string) => `Same kind of work as ${title}.`,
  close: (title: string) => `Close to ${title}.`,
  similar: (title: string) => `Similar to ${title}.`,
  skills: (matched: number, named: number, wishes: number) => {
    const have =
      matched === named && named > 1
        ? `You have all ${named} skills it lists.`
        : `You have ${matched} of the ${named} skills it lists.`;
    return wishes === 0
      ? have
      : `${have} ${plural(wishes, { one: '# of the missing skills is only nice to have.', other: '# of the missing skills are only nice to have.' })}`;
  },
  noSkills: "We didn't recognize any skills in the posting.",
  unlistedSkills: (skills: string) => `We didn't recognize any skills in the posting. It asks for ${skills}.`,
  noPayWish: "You haven't set a minimum salary, so any pay fits.",
  noPay: "The posting doesn't list the pay.",
  payFits: 'Meets your minimum salary.',
  payBelow: (percent: number) => `Pays ${percent}% less than your minimum salary.`,
  noExperience: 'No minimum experience required.',
  enoughExperience: (months: number) => `You have the ${years(months)} of experience it asks for.`,
  tooLittleExperience: (asked: number, short: number) =>
    plural(short, {
      one: `Asks for ${years(asked)} of experience. You're # month short.`,
      other: `Asks for ${years(asked)} of experience. You're # months short.`,
    }),
  degree: {
    required: (level: DegreeLevel) => `Requires ${degrees[level]}.`,
    missing: (level: DegreeLevel) => `Requires ${degrees[level]}, which we didn't find on your resume.`,
    either: (level: DegreeLevel) => `Asks for ${degrees[level]} or equivalent experience.`,
    preferred: (level: DegreeLevel) => `Prefers ${degrees[level]}.`,
    named: (level: DegreeLevel) => `Mentions ${degrees[level]}.`,
  },
  posted: (ago: string) => `Posted ${ago}.`,
  remote: "Remote, and you're open to remote jobs.",
  noPlace: "You haven't chosen a location.",
  inPlace: (place: string) => `In ${place}. You haven't chosen a location.`,
  yourPlace: (place: string) => `In ${place}, one of your locations.`,
  near: (place: string, miles: number, wanted: string) =>
    plural(miles, {
      one: `In ${place}, # mile from ${wanted}.`,
      other: `In ${place}, # miles from ${wanted}.`,
    }),
};

/** What could end an application early. */
export const jobWarningTexts = {
  license: "Asks for a license or certification that your resume doesn't mention.",
  degree: matchReasonTexts.degree.missing,
  noSponsorship: "Doesn't offer visa sponsorship.",
};

/** What we noticed about a posting, each with its evidence. */
export const postingSignalTexts = {
  openFor: (days: number) => `Open for ${days} days.`,
  postedOn: (day: string) => `Posted on ${day}.`,
  reposted: (times: number) => plural(times, { one: 'Posted once before.', other: 'Posted # times before.' }),
  firstPosted: (day: string) => `The same job at the same company and location was first posted on ${day}.`,
  noPay: "Doesn't list the pay.",
  noAmount: "We didn't find a pay amount in the posting.",
};

/** How old a posting is. */
export const postedTexts = {
  // MAT-013
  posted: (ago: string) => `Posted ${ago}`,
  confirmed: 'Confirmed active in the last 24 hours*', // MAT-013
  today: 'today',
  daysAgo: (days: number) => plural(days, { one: '# day ago', other: '# days ago' }),
};

/** Instead of a place, for jobs without one. */
export const remoteLabels = { remote: 'Remote', hybrid: 'Hybrid' };

/** The first of several places, and how many more there are. */
export const moreLocations = (first: string, more: number) => `${first} +${more} more`;
