import { z } from 'zod';
import { JobSystem } from '#domain/job-system.ts';
import { SkillDemand } from './match-score.ts';
import { Pay } from './posting/pay.ts';

export const remoteOptions = ['Remote', 'Option for remote', 'Hybrid remote', 'On-site'] as const;

/** Without coordinates when the place is unknown to us. */
export const JobLocation = z.object({
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type JobLocation = z.infer<typeof JobLocation>;

/** "Austin, TX, US" */
export function writePlace({ city, state, country }: JobLocation): string {
  return [city, state, country].filter(Boolean).join(', ');
}

/**
 * A posting as provided by a source; what it leaves out (skills, field of work, pay) is read from its text.
 */
export const SourcedJob = z.object({
  ats: JobSystem,
  tenant: z.string(),
  postingId: z.string(),
  title: z.string(),
  company: z.object({ companyId: z.string(), name: z.string(), logo: z.string().nullable() }),
  jobLocations: z.array(JobLocation),
  remoteOption: z.enum(remoteOptions),
  employmentType: z.string(),
  pay: Pay.nullable(),
  description: z.string(),
  skills: z.array(z.string()),
  category: z.string().nullable(),
  applyUrl: z.string(),
  jobUrl: z.string(),
  postedDate: z.string(),
  lastVerifiedAt: z.string().nullable(),
  eligibleForExpertApply: z.boolean(),
});
export type SourcedJob = z.infer<typeof SourcedJob>;

export const Job = SourcedJob.extend({
  id: z.uuid(),
  /** What the posting asks for; 0 when it names nothing. */
  experienceMonths: z.number().int(),
  /** What the posting says about its skills; null when that was not read yet. */
  skillDemands: z.array(SkillDemand).nullable(),
  /** What the title means in our catalog of occupations. */
  occupationId: z.number().int().nullable(),
});
export type Job = z.infer<typeof Job>;
