import type { PreparedAnswer } from './prepared-answer.ts';

/** Every required question has a sourced answer and nothing waits for the person's eyes. */
export function isReadyForQuickApply(answers: readonly PreparedAnswer[]): boolean {
  return answers.every(
    ({ field, answer, source, reviewRequired }) =>
      !reviewRequired && (answer.length === 0 ? !field.required : source !== null && source.kind !== 'draft'),
  );
}
