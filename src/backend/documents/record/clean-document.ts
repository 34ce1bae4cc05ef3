import { randomUUID } from 'node:crypto';
import { cleanHtmlInChild } from '#backend/platform/html/clean-html-in-child.ts';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { mapHtmlValues } from '#domain/document/model/html-values.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';

declare const isClean: unique symbol;
/** A document whose HTML was sanitized. Only such documents are stored. */
export type CleanDocument = UserDocument & { [isClean]: true };

/** Sanitizes every HTML value in the limited child process. That can be slow, so no transaction may be open. */
export async function cleanDocument(document: UserDocument): Promise<CleanDocument> {
  const found: string[] = [];
  mapHtmlValues(document, (html) => {
    found.push(html);
    return html;
  });
  const cleaned = (await cleanHtmlInChild(found)).values();
  return mapHtmlValues(document, () => cleaned.next().value ?? '') as CleanDocument;
}

/** Gives a document real ids and its owner before it is stored. Its HTML is already sanitized. */
export function prepareDocument(document: UserDocument, userId: string): UserDocument {
  return assignIds({ ...document, userId }, randomUUID);
}
