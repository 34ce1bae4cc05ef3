import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import { listAllAnswers } from '#backend/expert-apply/record/application.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { Interview } from '#contract/applications/expert-apply.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { Problem } from '#domain/problem.ts';
import { findKnownQuestions, orderInterview } from '#domain/question/key/interview.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { listKeyQuestions } from './key-questions.ts';

/** Lists what the interview asks, in its order, and how often each answer was used. */
export async function getInterview(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<Interview> {
  const profile = await readProfileDocument(context, context.user.id, { withSensitiveAnswers: true });
  if (profile?.document.id !== documentId) throw new Problem('not_found');
  const questions = orderInterview((await listKeyQuestions(context)).questions);
  const known = findKnownQuestions(questions, profile.document, {
    today: context.now(),
    documentSavedAt: profile.savedAt.toISOString(),
  });
  const answers = await listAllAnswers(context, context.user.id);
  const based = answers.flatMap(({ answer, statements = [] }) => (answer.length > 0 ? [statements] : []));
  const saved: Interview['saved'] = {};
  for (const id of based.flat()) saved[id] = (saved[id] ?? 0) + 1;
  return {
    questions: questions.map(({ id }) => ({ id, isKnown: known.has(id) })),
    saved,
    savedInAll: based.filter((statements) => statements.length > 0).length,
  };
}

/** Understands the questions, which takes half a second the first time, before anyone asks for them. */
export function warmInterview(): void {
  const today = new Date(0);
  const nobody = emptyDocument({ userId: '', name: '' });
  const questions = orderInterview(keyQuestionCatalog.questions);
  findKnownQuestions(questions, nobody, { today, documentSavedAt: today.toISOString() });
}
