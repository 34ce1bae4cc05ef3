import { z } from 'zod';

/** A reason not to send an application, or to think twice first. */
export const Caution = z.object({
  /** `never-apply` is refused; `duplicate` needs the person's confirmation. */
  kind: z.enum(['never-apply', 'duplicate']),
  sentence: z.string(),
});
export type Caution = z.infer<typeof Caution>;

export function cautionAgainst(company: string, why: 'employer' | 'named'): Caution {
  const reason = why === 'employer' ? 'You work there, so it' : 'It';
  return {
    kind: 'never-apply',
    sentence: `${reason} is on your never-apply list: ${company}. Take it off the list to apply.`,
  };
}

export function cautionOfDuplicate(
  likeness: 'posting' | 'title',
  other: { title: string; company: string },
): Caution {
  const job = `“${other.title}” at ${other.company}`;
  return {
    kind: 'duplicate',
    sentence:
      likeness === 'posting'
        ? `This may be the same posting you already applied to: ${job}.`
        : `You already applied for a similar job there: ${job}.`,
  };
}

/** How many applications of one person an employer gets within these days, unless configured otherwise. */
export const usualEmployerCap = 5;
export const employerCapDays = 30;

export function capMessage(company: string, cap: number): string {
  const times = cap === 1 ? 'one application' : `${cap} applications`;
  return `${company} has had ${times} of yours in the last ${employerCapDays} days. More at once would hurt your chances, so we wait with this one.`;
}
