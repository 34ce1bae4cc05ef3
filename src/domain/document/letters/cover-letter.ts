import { z } from 'zod';
import { letterMistakes } from '#domain/messages/profile.ts';
import { findGap } from '#domain/validation/validate-answer.ts';

export const CoverLetter = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(60),
  body: z.string().trim().min(1).max(10_000),
  /** Offered whenever a form asks for a letter. */
  isDefault: z.boolean(),
  updatedAt: z.string(),
});
export type CoverLetter = z.infer<typeof CoverLetter>;

const names = ['company', 'job title'] as const;

/** Fills the job's names into a letter. */
export function fillLetter(body: string, job: { company: string; title: string }): string {
  const values = { company: job.company, 'job title': job.title };
  return body.replace(/\{([^{}\n]+)\}/g, (whole, name: string) => {
    const known = names.find((one) => one === name.trim().toLowerCase());
    return known ? values[known] : whole;
  });
}

/** Finds placeholders that would stay unfilled, so that no letter with a gap is ever sent. */
export function findLetterMistake(body: string): string | null {
  const written = [...body.matchAll(/\{([^{}\n]+)\}/g)].map((match) => match[1] ?? '');
  const unknown = written.find((name) => !names.some((one) => one === name.trim().toLowerCase()));
  return unknown === undefined ? findGap(body) : letterMistakes.unknownName(unknown);
}
