import { z } from 'zod';
import { furtherSectionCodes } from '#domain/document/model/document-codes.ts';

const Text = z.string().nullable();

/** Months are YYYY-MM, or YYYY when only a year is printed; `present` for a current job. */
const Quote = z.object({ page: z.number().int(), text: z.string() });

export const ParsedResume = z.object({
  name: Text,
  email: Text,
  phone: Text,
  linkedin: Text,
  links: z.array(z.string()),
  location: z.object({ street: Text, city: Text, state: Text, zip: Text }),
  summary: Text,
  experience: z.array(
    z.object({
      title: Text,
      company: Text,
      location: Text,
      start: Text,
      end: Text,
      bullets: z.array(z.string()),
    }),
  ),
  education: z.array(z.object({ school: Text, degree: Text, field: Text, location: Text, end: Text })),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  /** As printed, with issuer and year. */
  certifications: z.array(z.string()),
  /** Sections that a profile has no fields for, as printed; kept for the resumes we print. */
  further: z
    .array(z.object({ code: z.enum(furtherSectionCodes), heading: z.string(), items: z.array(z.string()) }))
    .optional(),
  /** Descriptions of what else the resume contains that a profile has no place for. */
  leftOut: z.array(z.string()).optional(),
  /** Where each value was read, by its path, e.g. `experience.0.title`. */
  sources: z.record(z.string(), Quote),
});
export type ParsedResume = z.infer<typeof ParsedResume>;
