import { randomUUID } from 'node:crypto';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';

/** What every document goes through before it is stored: real ids and its owner. Its HTML is clean already. */
export function prepareDocument(document: UserDocument, userId: string): UserDocument {
  return assignIds({ ...document, userId }, randomUUID);
}
