import { z } from 'zod';
import { cautionTexts as texts } from '#domain/messages/applications/cautions.ts';

/** A reason not to send an application, or to think twice first. */
export const Caution = z.object({
  /** `never-apply` is refused; `duplicate` needs the person's confirmation. */
  kind: z.enum(['never-apply', 'duplicate']),
  sentence: z.string(),
});
export type Caution = z.infer<typeof Caution>;

export function cautionAgainst(company: string, why: 'employer' | 'named'): Caution {
  const sentence = why === 'employer' ? texts.employer(company) : texts.neverApply(company);
  return { kind: 'never-apply', sentence };
}

export function cautionOfDuplicate(
  likeness: 'posting' | 'title',
  other: { title: string; company: string },
): Caution {
  const sentence = likeness === 'posting' ? texts.samePosting(other) : texts.similarJob(other);
  return { kind: 'duplicate', sentence };
}

/** How many applications of one person an employer gets within these days, unless configured otherwise. */
export const usualEmployerCap = 5;
export const employerCapDays = 30;

export function capMessage(company: string, cap: number): string {
  return texts.employerCap(company, cap, employerCapDays);
}
