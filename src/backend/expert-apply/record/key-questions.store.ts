import type { Db } from '#backend/platform/db/db.ts';
import type { KeyQuestionChange } from '#domain/question/key/change-key-question.ts';

/** The latest change of each question that has one. */
export async function listQuestionChanges(db: Db): Promise<KeyQuestionChange[]> {
  return db
    .selectFrom('key_question_versions')
    .distinctOn('question_id')
    .select(['question_id as id', 'question_text as questionText', 'is_required as isRequired'])
    .orderBy('question_id')
    .orderBy('version', 'desc')
    .execute();
}

export async function insertQuestionChange(
  db: Db,
  { id, questionText, isRequired }: KeyQuestionChange,
  at: Date,
): Promise<void> {
  await db
    .insertInto('key_question_versions')
    .values({ question_id: id, question_text: questionText, is_required: isRequired, at })
    .execute();
}
