import { z } from 'zod';
import type { UserContext } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findDocument } from './documents.store.ts';

/** A document of the signed-in person; null for anything else. */
export async function findOwnDocument(
  context: UserContext,
  documentId: string,
): Promise<UserDocument | null> {
  return z.uuid().safeParse(documentId).success ? findDocument(context, context.user.id, documentId) : null;
}
