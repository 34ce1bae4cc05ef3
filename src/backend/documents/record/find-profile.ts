import type { Context } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findPlainProfile } from './documents.store.ts';

/** The person's profile without sensitive answers and files; null while there is none. */
export function findProfile(context: Pick<Context, 'db'>, userId: string): Promise<UserDocument | null> {
  return findPlainProfile(context.db, userId);
}
