import { readProfileDocument } from '#backend/builder/read-profile-document.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** The `{id}` of every expert-apply path is the session user's own profile document; anything else does not exist. */
export async function requireOwnProfile(context: UserContext, documentId: string) {
  const profile = await readProfileDocument(context, context.user.id);
  if (profile?.document.id !== documentId) throw new Problem('not_found');
  return profile;
}
