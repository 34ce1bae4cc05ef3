import { z } from 'zod';

/** What stands against sending an application, or should be thought about first. */
export const Caution = z.object({
  /** `never-apply` is refused; `duplicate` needs the person's word. */
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
