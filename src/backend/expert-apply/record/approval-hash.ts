import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { canonicalForm, type EmployerForm } from '#domain/question/form/employer-form.ts';
import { hashRecord } from './hash-record.ts';

/** Hashes what an approval covers: the form as it was, every answer, and the exact bytes of the files. */
export function approvalHash(
  form: EmployerForm,
  answers: PreparedAnswer[],
  files: readonly (string | null)[],
): string {
  return hashRecord({
    form: canonicalForm(form),
    answers: answers.map((item) => [item.field.path, item.answer]),
    files,
  });
}
