import {
  insertQuestionChange,
  listQuestionChanges,
} from '#backend/expert-apply/record/key-questions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { operatorApplicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import {
  findChangeRefusal,
  type KeyQuestionChange,
  withChanges,
} from '#domain/question/key/change-key-question.ts';
import type { KeyQuestionCatalog } from '#domain/question/key/key-question.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';

/** Lists the key questions, which are the same for everyone, as operators worded them. */
export async function listKeyQuestions({ db }: Pick<Context, 'db'>): Promise<KeyQuestionCatalog> {
  return withChanges(keyQuestionCatalog, await listQuestionChanges(db));
}

/** Changes the wording of a key question or whether it is required. Refuses an unknown question and a change of meaning. */
export async function changeKeyQuestion(
  context: Context,
  change: KeyQuestionChange,
): Promise<{ before: KeyQuestionChange; changed: boolean }> {
  const original = keyQuestionCatalog.questions.find(({ id }) => id === change.id);
  if (!original) throw new Problem('not_found', { uiSafeMessage: operatorApplicationErrors.noQuestion });
  const refusal = findChangeRefusal(original, change);
  if (refusal) throw new Problem('invalid_request', { fields: { questionText: refusal } });
  const present = await listKeyQuestions(context);
  const before = present.questions.find(({ id }) => id === change.id) ?? original;
  const changed = before.questionText !== change.questionText || before.isRequired !== change.isRequired;
  if (changed) await insertQuestionChange(context.db, change, context.now());
  return { before, changed };
}
