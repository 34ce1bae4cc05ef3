import type { DocData, UserDocument } from '#domain/document/model/user-document.ts';
import { findParagraphs, updateSection } from '#domain/document/sections/section-entries.ts';
import { classifyQuestion } from '#domain/question/meaning/classify-question.ts';
import { findFamily } from '#domain/question/meaning/families.ts';
import { keyQuestions } from './key-questions.ts';

const sensitiveIds = new Set(keyQuestions.flatMap(({ id, sensitive }) => (sensitive ? [id] : [])));

/** One of the profile's own optional questions about the person. */
export function isSensitiveKeyQuestion(id: string): boolean {
  return sensitiveIds.has(id);
}

/** By its place in the catalog, or by what it asks when it comes from an employer's form. */
export function isSensitiveQuestion(question: { id: string; text: string }): boolean {
  if (isSensitiveKeyQuestion(question.id)) return true;
  const asked = classifyQuestion({ label: question.text, type: 'Text', options: [] });
  return findFamily(asked.family).sensitive ?? false;
}

/** Sensitive kinds that the profile asks everyone, without the consent for personal answers. */
const askedOpenly = new Set([
  'salary',
  'current_salary',
  ...keyQuestions
    .filter(({ sensitive }) => !sensitive)
    .map(({ questionText: label, answerChoices }) => {
      const options = answerChoices.map((choice) => ({ label: choice, value: choice }));
      return classifyQuestion({ label, options, type: options.length > 0 ? 'SingleChoice' : 'Text' }).family;
    }),
]);

/** Whether an answer of this kind is remembered only with the consent for personal answers. */
export function needsConsent(family: string): boolean {
  return findFamily(family).sensitive === true && !askedOpenly.has(family);
}

/** The document without its sensitive key answers, and those answers. */
export function splitSensitive(document: UserDocument): { document: UserDocument; sensitive: DocData[] } {
  const isSensitive = (data: DocData) =>
    isSensitiveQuestion({ id: data.fieldCD, text: data.charValue0 ?? '' });
  const sensitive = findParagraphs(document, 'EAQA')
    .flatMap((paragraph) => paragraph.docDatas)
    .filter(isSensitive);
  if (sensitive.length === 0) return { document, sensitive };
  const rest = updateSection(document, 'EAQA', (section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => ({
      ...paragraph,
      docDatas: paragraph.docDatas.filter((data) => !isSensitive(data)),
    })),
  }));
  return { document: rest, sensitive };
}

/** Puts the answers back where they were. */
export function mergeSensitive(document: UserDocument, sensitive: readonly DocData[]): UserDocument {
  if (sensitive.length === 0) return document;
  return updateSection(document, 'EAQA', (section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => ({
      ...paragraph,
      docDatas: [
        ...paragraph.docDatas,
        ...sensitive.filter((data) => data.paragraphID === paragraph.id),
      ].toSorted((a, b) => a.index - b.index),
    })),
  }));
}
