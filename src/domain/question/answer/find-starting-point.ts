import type { FormField } from '#domain/question/form/employer-form.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { findReuse, type Reuse } from './find-reuse.ts';
import { isFor, type RememberedAnswer } from './remember-answers.ts';

/** What the person wrote for a similar question, to start from. */
export interface StartingPoint {
  text: string;
  /** The employer it was written for. */
  where: string;
}

/** Every wording of these asks the same thing. */
const sameQuestion = ['why_us', 'reason_for_leaving', 'additional_info'];
const leastShared = 0.6;
const everyday = /^(please|describe|tell|your|have|with|about|that|what|when|this)$/;

/** The person's latest text for a similar question; null if there is none. It is never filled in automatically. */
export function findStartingPoint(
  { field, reuse }: { field: FormField; reuse: Reuse },
  remembered: readonly RememberedAnswer[],
  job: { jobId: string; employer?: string | undefined },
): StartingPoint | null {
  if (!reuse.isProse) return null;
  const alike = remembered.filter((one) => {
    const earlier = isFor(one, job) ? findReuse(one) : null;
    return (
      earlier?.isProse && earlier.key === one.key && isAlike(earlier, reuse, one.field.label, field.label)
    );
  });
  const latest = alike.toSorted((a, b) => a.givenAt.localeCompare(b.givenAt)).at(-1);
  return latest ? { text: latest.answer[0] ?? '', where: latest.where ?? '' } : null;
}

function isAlike(one: Reuse, other: Reuse, label: string, otherLabel: string): boolean {
  if (one.key === other.key) return true;
  const { family } = one.meaning;
  if (family !== other.meaning.family) return false;
  if (sameQuestion.includes(family)) return true;
  const [words, others] = [wordsOf(label), wordsOf(otherLabel)];
  const shared = words.filter((word) => others.includes(word)).length;
  return shared >= 2 && shared / Math.min(words.length, others.length) >= leastShared;
}

/** Short words and the ones in every request say nothing about the subject. */
function wordsOf(label: string): string[] {
  const words = foldText(label)
    .split(' ')
    .filter((word) => word.length > 3 && !everyday.test(word));
  return [...new Set(words)];
}
