import type { UserContext } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readAnswers } from '#domain/document/sections/answers.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';
import { isSensitiveKeyQuestion } from '#domain/question/key/key-sensitive.ts';

export type HasConsent = (context: UserContext, kind: 'sensitive-answers') => Promise<boolean>;

/** Refuses sensitive answers from someone who has not agreed to how they are stored. */
export async function requireConsent(
  context: UserContext,
  document: UserDocument,
  hasConsent: HasConsent,
): Promise<void> {
  if (!readAnswers(document).some((answer) => isSensitiveKeyQuestion(answer.questionId))) return;
  if (await hasConsent(context, 'sensitive-answers')) return;
  throw new Problem('invalid_request', {
    uiSafeMessage: documentErrors.needsConsent,
  });
}
