import { z } from 'zod';
import { Ats } from '#domain/question/employer-form.ts';

export const remoteOptions = ['Remote', 'Option for remote', 'Hybrid remote', 'On-site'] as const;

export const JobLocation = z.object({ city: z.string(), state: z.string(), country: z.string() });
export type JobLocation = z.infer<typeof JobLocation>;

export const Pay = z.object({ min: z.number(), max: z.number(), unit: z.enum(['year', 'hour']) });
export type Pay = z.infer<typeof Pay>;

export const Job = z.object({
  id: z.uuid(),
  ats: Ats,
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
export type Job = z.infer<typeof Job>;
