import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findParagraphs, readValue, readValues, writeSingleEntry } from './section-entries.ts';

export const maxSummaryLength = 2000;

export function readSummary(document: UserDocument): string {
  return readValue(findParagraphs(document, 'SUMM')[0], 'FRFM');
}

export function writeSummary(document: UserDocument, summary: string): UserDocument {
  return writeSingleEntry(document, 'SUMM', { FRFM: summary });
}

/** The languages a resume names, in its own words ("Spanish (fluent)"). */
export function readLanguages(document: UserDocument): string[] {
  return readValues(findParagraphs(document, 'LANG')[0], 'FRFM');
}

export function writeLanguages(document: UserDocument, languages: readonly string[]): UserDocument {
  const exists = document.sections.some((section) => section.sectionTypeCD === 'LANG');
  return languages.length === 0 && !exists
    ? document
    : writeSingleEntry(document, 'LANG', { FRFM: [...languages] });
}
