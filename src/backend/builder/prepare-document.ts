import { randomUUID } from 'node:crypto';
import { cleanHtml } from '#backend/platform/clean-html.ts';
import { assignIds } from '#domain/document/assign-ids.ts';
import { mapHtmlValues } from '#domain/document/html-values.ts';
import type { UserDocument } from '#domain/document/user-document.ts';

/** What every document goes through before it is stored: real ids, its owner, harmless HTML. */
export function prepareDocument(document: UserDocument, userId: string): UserDocument {
  return mapHtmlValues(assignIds({ ...document, userId }, randomUUID), cleanHtml);
}
