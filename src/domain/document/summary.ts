import { findParagraphs, readValue, writeSingleEntry } from './section-entries.ts';
import type { UserDocument } from './user-document.ts';

export const maxSummaryLength = 2000;

export function readSummary(document: UserDocument): string {
  return readValue(findParagraphs(document, 'SUMM')[0], 'FRFM');
}

export function writeSummary(document: UserDocument, summary: string): UserDocument {
  return writeSingleEntry(document, 'SUMM', { FRFM: summary });
}
