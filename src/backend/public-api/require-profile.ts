import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** Programs name no profile: it is the key holder's own. */
export async function requireProfile(context: UserContext, options: { withSensitiveAnswers?: boolean } = {}) {
  const profile = await readProfileDocument(context, context.user.id, options);
  if (!profile) throw new Problem('not_found', { uiSafeMessage: 'There is no profile yet.' });
  return { documentId: profile.document.id, document: profile.document };
}
