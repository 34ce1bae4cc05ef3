import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { classifyForm } from '#domain/question/meaning/classify-form.ts';
import type { TypedAnswer } from './facts-from-document.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** An earlier application: what was asked, and what was answered. */
export interface AnsweredForm {
  form: Pick<EmployerForm, 'countries' | 'employer'> | null;
  answers: readonly PreparedAnswer[];
}

/**
 * What the person typed on earlier applications, with what was asked; a later answer beats an earlier one.
 */
export function rememberAnswers(earlier: readonly AnsweredForm[]): TypedAnswer[] {
  const typed = earlier.flatMap(({ form, answers }) => {
    const meanings = classifyForm(
      answers.map(({ field }) => field),
      form?.countries,
      form?.employer,
    );
    return answers.flatMap(({ field, answer, source }, index): TypedAnswer[] =>
      source?.kind === 'typed' && answer.length > 0
        ? [
            {
              questionText: field.label,
              answer,
              givenAt: source.givenAt,
              where: source.where,
              meaning: meanings[index],
            },
          ]
        : [],
    );
  });
  return typed.toSorted((a, b) => a.givenAt.localeCompare(b.givenAt));
}
