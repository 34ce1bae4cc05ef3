import type { UserDocument } from '#domain/document/model/user-document.ts';
import { emptyDocData, emptyParagraph, findParagraphs, updateSection } from './section-entries.ts';

export type KeyAnswer = { questionId: string; questionText: string; answer: string[] };

/** Earlier versions also stored answers from reviews here; those are remembered with their scope now. */
const fromReviews = /^asked-/;

export function readAnswers(document: UserDocument): KeyAnswer[] {
  const datas = findParagraphs(document, 'EAQA')
    .flatMap((paragraph) => paragraph.docDatas)
    .filter(({ fieldCD }) => !fromReviews.test(fieldCD));
  return datas.map((data) => ({
    questionId: data.fieldCD,
    questionText: data.charValue0 ?? '',
    answer: parseAnswer(data.charValue),
  }));
}

/** Replaces all answers, with one entry per question. */
export function writeAnswers(document: UserDocument, answers: KeyAnswer[]): UserDocument {
  return updateSection(document, 'EAQA', (section) => {
    const paragraph = section.paragraphs[0] ?? emptyParagraph(section.id);
    const docDatas = answers.map((answer, index) => {
      const old = paragraph.docDatas.find((data) => data.fieldCD === answer.questionId);
      return {
        ...(old ?? emptyDocData(paragraph.id, document.userId, answer.questionId)),
        charValue0: answer.questionText,
        charValue: JSON.stringify({ answer: answer.answer }),
        index,
      };
    });
    return { ...section, paragraphs: [{ ...paragraph, docDatas }] };
  });
}

function parseAnswer(stored: string): string[] {
  try {
    const { answer } = JSON.parse(stored) as { answer?: unknown };
    return Array.isArray(answer) && answer.every((text) => typeof text === 'string') ? answer : [];
  } catch {
    return [];
  }
}
