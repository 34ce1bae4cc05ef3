import { findFormOfJob } from '#backend/expert-apply/record/application.store.ts';
import { readOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { FormQuestion } from '#contract/applications/expert-apply.ts';
import { isCounted } from '#domain/application/audit-progress.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { answerForm } from './answer-form.ts';

/** Returns what the employer's form asked last time and how much this person's profile answers; null if it was never read. */
export async function getJobForm(context: UserContext, input: { documentId: string; jobId: string }) {
  const profile = await readOwnProfile(context, input.documentId);
  const form = await findFormOfJob(context.db, input.jobId);
  if (!form) return null;
  const answers = await answerForm(
    context,
    { id: null, userId: context.user.id, jobId: input.jobId, resumeBlobId: profile.resumeBlobId },
    form,
  );
  // As in a review, files and hidden fields don't count as questions.
  return { questions: answers.filter(({ field }) => isCounted(field.type)).map(toQuestion) };
}

function toQuestion({ field, answer, reviewRequired }: PreparedAnswer): FormQuestion {
  const state = answer.length === 0 ? 'open' : reviewRequired ? 'review' : 'ready';
  return { label: field.label, required: field.required, answer: state };
}
