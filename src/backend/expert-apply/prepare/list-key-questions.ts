import { listQuestionChanges } from '#backend/expert-apply/record/key-questions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { withChanges } from '#domain/question/key/change-key-question.ts';
import type { KeyQuestionCatalogue } from '#domain/question/key/key-question.ts';
import { keyQuestionCatalogue } from '#domain/question/key/key-questions.ts';

/** The same for everybody, in the words operators chose; the answers are in the person's document. */
export async function listKeyQuestions({ db }: Pick<Context, 'db'>): Promise<KeyQuestionCatalogue> {
  return withChanges(keyQuestionCatalogue, await listQuestionChanges(db));
}
