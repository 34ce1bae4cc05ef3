import { z } from 'zod';
import type { Context, UserContext } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findDocument, findPlainProfile } from './documents.store.ts';

/** Returns a document of the logged-in person; null for anything else. */
export async function findOwnDocument(
  context: UserContext,
  documentId: string,
): Promise<UserDocument | null> {
  return z.uuid().safeParse(documentId).success ? findDocument(context, context.user.id, documentId) : null;
}

/** Returns the person's profile without sensitive answers and files; null if there isn't one yet. */
export function findProfile(context: Pick<Context, 'db'>, userId: string): Promise<UserDocument | null> {
  return findPlainProfile(context.db, userId);
}
