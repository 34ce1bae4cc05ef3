import { type ReuseScope, reuseScopes } from '#domain/application/reviewed-answer.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import type { TypedAnswer } from './facts-from-document.ts';
import { findReuse, listReuse, type PlacedField } from './find-reuse.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** An answer from a review that later applications may use. */
export interface RememberedAnswer extends PlacedField {
  id?: string | undefined;
  /** What it answers, as it was understood when it was given. */
  key: string;
  scope: ReuseScope;
  jobId: string;
  answer: readonly string[];
  givenAt: string;
  /** The employer it was given to. */
  where?: string | undefined;
}

/** An application: what was asked, and what was answered. */
export interface AnsweredForm {
  jobId: string;
  form: { countries?: string[] | undefined; employer?: string | undefined } | null;
  answers: readonly PreparedAnswer[];
}

/** The answers of an application that the person typed and that can be used again, each as widely as possible. */
export function rememberAnswers({ jobId, form, answers }: AnsweredForm): RememberedAnswer[] {
  const questions = listReuse(
    answers.map(({ field }) => field),
    form ?? {},
  );
  return questions.flatMap(({ placed, reuse }, index): RememberedAnswer[] => {
    const { answer = [], source } = answers[index] ?? {};
    if (!reuse || source?.kind !== 'typed' || answer.length === 0) return [];
    const { givenAt, where } = source;
    return [{ ...placed, key: reuse.key, scope: reuse.widest, jobId, answer, givenAt, where }];
  });
}

/**
 * What answers a form of this job. A later answer beats an earlier one, and a narrower one beats a wider one.
 * A question that is understood differently by now is asked again.
 */
export function recallAnswers(
  remembered: readonly RememberedAnswer[],
  job: { jobId: string; employer?: string | undefined },
): TypedAnswer[] {
  const rank = ({ scope }: RememberedAnswer) => reuseScopes.indexOf(scope);
  return remembered
    .filter((one) => isFor(one, job))
    .toSorted((a, b) => rank(a) - rank(b) || a.givenAt.localeCompare(b.givenAt))
    .flatMap((one): TypedAnswer[] => {
      const reuse = findReuse(one);
      if (!reuse || reuse.isProse || reuse.key !== one.key) return [];
      const { field, answer, givenAt, where, id } = one;
      return [{ questionText: field.label, answer, givenAt, where, id, meaning: reuse.meaning }];
    });
}

/** Whether the person allowed this answer for this job. */
export function isFor(
  { scope, jobId, employer }: Pick<RememberedAnswer, 'scope' | 'jobId' | 'employer'>,
  job: { jobId: string; employer?: string | undefined },
): boolean {
  if (scope === 'job') return jobId === job.jobId;
  return scope === 'everywhere' || (employer !== '' && foldText(employer) === foldText(job.employer ?? ''));
}
