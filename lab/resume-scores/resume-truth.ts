import { z } from 'zod';

const Text = z.string().nullish();
const Job = z.object({
  title: Text,
  company: Text,
  location: Text,
  start: Text,
  end: Text,
  bullets: z.array(z.string()).default([]),
});
const School = z.object({ school: Text, degree: Text, field: Text, location: Text, end: Text });

/** What is printed in a resume, in the neutral format of the examples. */
export const ResumeFacts = z.object({
  name: Text,
  email: Text,
  phone: Text,
  linkedin: Text,
  location: z.object({ street: Text, city: Text, state: Text, zip: Text }).partial().default({}),
  summary: Text,
  experience: z.array(Job).default([]),
  education: z.array(School).default([]),
  skills: z.array(z.string()).default([]),
  languages: z.array(z.string()).default([]),
});
export type ResumeFacts = z.infer<typeof ResumeFacts>;

/** The facts, other spellings of single ones, optional values, and values that are not scored. */
export const ResumeTruth = z.object({
  id: z.string(),
  file: z.string(),
  format: z.string(),
  layout: z.string(),
  truth: ResumeFacts,
  alt: z.record(z.string(), z.array(z.string())).default({}),
  optional: z
    .object({ skills: z.array(z.string()).default([]), experience: z.array(Job.partial()).default([]) })
    .default({ skills: [], experience: [] }),
  dontcare: z.array(z.string()).default([]),
});
export type ResumeTruth = z.infer<typeof ResumeTruth>;
