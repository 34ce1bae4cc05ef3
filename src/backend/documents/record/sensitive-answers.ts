import type { Context, UserContext } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { Problem } from '#domain/problem.ts';
import { isSensitiveKeyQuestion } from '#domain/question/key/key-sensitive.ts';
import { lockDocument } from './document-files.store.ts';
import { findDocumentByType, replaceDocument } from './documents.store.ts';
import { resealSomeAnswers } from './sensitive-answers.store.ts';

/** Deletes the sensitive answers when their consent is withdrawn. */
export async function forgetSensitiveAnswers(context: UserContext): Promise<void> {
  const found = await findDocumentByType(context, context.user.id, documentTypes.profile);
  if (!found) return;
  await lockDocument(context, context.user.id, found.id);
  const document = (await findDocumentByType(context, context.user.id, documentTypes.profile)) ?? found;
  const answers = readAnswers(document);
  const kept = answers.filter((answer) => !isSensitiveKeyQuestion(answer.questionId));
  if (kept.length === answers.length) return;
  if (!(await replaceDocument(context, writeAnswers(document, kept), context.now())))
    throw new Problem('conflict');
}

/** Re-encrypts some answers with the newest key and returns how many. */
export async function resealAnswers(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeAnswers(context, most);
}
