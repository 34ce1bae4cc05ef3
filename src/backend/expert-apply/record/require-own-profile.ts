import { findProfile } from '#backend/documents/record/find-document.ts';
import {
  type ProfileDocument,
  readProfileDocument,
} from '#backend/documents/record/read-profile-document.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Problem } from '#domain/problem.ts';

/** Refuses any document that isn't the person's own profile, as `not_found`. */
export async function requireOwnProfile(context: UserContext, documentId: string): Promise<UserDocument> {
  const document = await findProfile(context, context.user.id);
  if (document?.id !== documentId) throw new Problem('not_found');
  return document;
}

/** Does the same and also returns what applying needs: the resume file and the preferences. */
export async function readOwnProfile(context: UserContext, documentId: string): Promise<ProfileDocument> {
  const profile = await readProfileDocument(context, context.user.id);
  if (profile?.document.id !== documentId) throw new Problem('not_found');
  return profile;
}
