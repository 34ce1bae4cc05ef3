import { z } from 'zod';
import { AnswerSource } from '#domain/question/facts/facts.ts';
import { FormField } from '#domain/question/form/employer-form.ts';
import { AnswerValidationType } from '#domain/validation/question-type.ts';

/** A question of one application with its prepared answer. An empty `answer` means the question is open. */
export const PreparedAnswer = z.object({
  field: FormField,
  answer: z.array(z.string()),
  /** The stored file that answers a file question, if it isn't the resume. */
  fileId: z.uuid().optional(),
  source: AnswerSource.nullable(),
  /** The key questions, by id, whose answers this one is based on. */
  statements: z.array(z.string()).optional(),
  reviewRequired: z.boolean(),
  /** Why the question is left open or needs review, in plain words. */
  reason: z.string().optional(),
  answerValidationType: AnswerValidationType,
  /** Legal, demographic, health, and pay answers: only ever from what the person typed. */
  sensitive: z.boolean(),
});
export type PreparedAnswer = z.infer<typeof PreparedAnswer>;

/**
 * Every required question has a sourced answer, and nothing waits for the person's review or for a file made
 * for this job.
 */
export function isReadyForQuickApply(answers: readonly PreparedAnswer[]): boolean {
  return answers.every(
    ({ field, answer, fileId, source, reviewRequired }) =>
      !reviewRequired &&
      fileId === undefined &&
      (answer.length === 0 ? !field.required : source !== null && source.kind !== 'draft'),
  );
}
