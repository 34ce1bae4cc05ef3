import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findParagraphs, readValue, writeSingleEntry } from './section-entries.ts';

export const maxSummaryLength = 2000;

export function readSummary(document: UserDocument): string {
  return readValue(findParagraphs(document, 'SUMM')[0], 'FRFM');
}

export function writeSummary(document: UserDocument, summary: string): UserDocument {
  return writeSingleEntry(document, 'SUMM', { FRFM: summary });
}
