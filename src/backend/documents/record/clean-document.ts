import { randomUUID } from 'node:crypto';
import { cleanHtmlInChild } from '#backend/platform/html/clean-html-in-child.ts';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import { mapHtmlValues } from '#domain/document/model/html-values.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';

declare const isClean: unique symbol;
/** A document whose HTML is harmless; only such a one is stored. */
export type CleanDocument = UserDocument & { [isClean]: true };

/** Cleans every HTML value in the limited child. No transaction may be open: it may take as long as the child may. */
export async function cleanDocument(document: UserDocument): Promise<CleanDocument> {
  const found: string[] = [];
  mapHtmlValues(document, (html) => {
    found.push(html);
    return html;
  });
  const cleaned = (await cleanHtmlInChild(found)).values();
  return mapHtmlValues(document, () => cleaned.next().value ?? '') as CleanDocument;
}

/** What every document goes through before it is stored: real ids and its owner. Its HTML is clean already. */
export function prepareDocument(document: UserDocument, userId: string): UserDocument {
  return assignIds({ ...document, userId }, randomUUID);
}
