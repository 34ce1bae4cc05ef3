import type { PreparedAnswer } from './prepared-answer.ts';

/** Every required question has a sourced answer and nothing waits for the person's eyes, nor does a file made for this job. */
export function isReadyForQuickApply(answers: readonly PreparedAnswer[]): boolean {
  return answers.every(
    ({ field, answer, fileId, source, reviewRequired }) =>
      !reviewRequired &&
      fileId === undefined &&
      (answer.length === 0 ? !field.required : source !== null && source.kind !== 'draft'),
  );
}
