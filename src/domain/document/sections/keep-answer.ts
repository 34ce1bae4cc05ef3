import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readAnswers, writeAnswers } from './answers.ts';

/** Saves the answer to one employer question, so that the same question is answered next time (D-127). */
export function keepAnswer(
  document: UserDocument,
  { questionText, answer }: { questionText: string; answer: string[] },
): UserDocument {
  const questionId = `asked-${questionText
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 80)}`;
  const others = readAnswers(document).filter((one) => one.questionId !== questionId);
  return writeAnswers(
    document,
    answer.length > 0 ? [...others, { questionId, questionText, answer }] : others,
  );
}
