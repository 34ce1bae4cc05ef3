import { z } from 'zod';

/** The ids of the systems a posting can live in, and the name people read. `generic` is an employer's own page. */
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
