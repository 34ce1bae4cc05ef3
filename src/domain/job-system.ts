import { z } from 'zod';

/** The systems a posting can live in, and how each is written. `generic` is an employer's own page. */
export const jobSystems = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  generic: '',
  workable: 'Workable',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
  personio: 'Personio',
  bamboohr: 'BambooHR',
  teamtailor: 'Teamtailor',
  breezy: 'Breezy',
  jazzhr: 'JazzHR',
  rippling: 'Rippling',
  jobvite: 'Jobvite',
  workday: 'Workday',
  icims: 'iCIMS',
  taleo: 'Taleo',
  successfactors: 'SuccessFactors',
  oracle: 'Oracle',
  ukg: 'UKG',
} as const;

export const JobSystem = z.enum(Object.keys(jobSystems) as (keyof typeof jobSystems)[]);
export type JobSystem = z.infer<typeof JobSystem>;

const loginFirst: readonly JobSystem[] = ['workday', 'icims', 'taleo', 'successfactors', 'oracle', 'ukg'];

/** These ask for an account before they show their form, so nothing can be prepared there. */
export function asksForAccountFirst(system: JobSystem): boolean {
  return loginFirst.includes(system);
}

const hosts: [JobSystem, RegExp][] = [
  ['greenhouse', /(^|\.)greenhouse\.io$/],
  ['lever', /(^|\.)lever\.co$/],
  ['ashby', /(^|\.)ashbyhq\.com$/],
  ['workable', /(^|\.)workable\.com$/],
  ['recruitee', /\.recruitee\.com$/],
  ['smartrecruiters', /(^|\.)smartrecruiters\.com$/],
  ['personio', /\.jobs\.personio\.(de|com)$/],
  ['bamboohr', /\.bamboohr\.com$/],
  ['teamtailor', /\.teamtailor\.com$/],
  ['breezy', /\.breezy\.hr$/],
  ['jazzhr', /\.applytojob\.com$/],
  ['rippling', /^ats\.rippling\.com$/],
  ['jobvite', /(^|\.)jobvite\.com$/],
  ['workday', /\.(myworkdayjobs|myworkdaysite)\.com$/],
  ['icims', /\.(icims|jibeapply)\.com$/],
  ['taleo', /\.taleo\.net$/],
  ['successfactors', /(^|\.)successfactors\.(com|eu)$|\.sapsf\.(com|eu)$/],
  ['oracle', /\.oraclecloud\.com$/],
  ['ukg', /(^|\.)(ultipro|ukg)\.(com|net)$/],
];

/** By the host alone; an employer's own domain is `generic`. */
export function nameJobSystem(hostname: string): JobSystem {
  return hosts.find(([, pattern]) => pattern.test(hostname))?.[0] ?? 'generic';
}
