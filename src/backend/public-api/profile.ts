import { savePreference } from '#backend/documents/editing/preferences.ts';
import { updateDocument } from '#backend/documents/editing/update-document.ts';
import { type CleanDocument, cleanDocument } from '#backend/documents/record/clean-document.ts';
import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import type { SessionUser, UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { GivenDocument } from '#domain/document/model/document-limits.ts';
import { type JsonResume, replaceByJsonResume, toJsonResume } from '#domain/document/output/json-resume.ts';
import { profileStateCodes } from '#domain/document/profile/profile-state.ts';
import { profileErrors } from '#domain/messages/programs.ts';
import { Problem } from '#domain/problem.ts';

/** Returns the key holder's profile. Refuses if there isn't one. */
export async function requireProfile(context: UserContext, options: { withSensitiveAnswers?: boolean } = {}) {
  const profile = await readProfileDocument(context, context.user.id, options);
  if (!profile) throw new Problem('not_found', { uiSafeMessage: profileErrors.none });
  return { documentId: profile.document.id, document: profile.document };
}

export interface Replacement {
  documentId: string;
  document: CleanDocument;
}

/**
 * Reads and cleans a JSON Resume into the profile before the transaction that stores it, because that is slow. Refuses a
 * resume without name, work, and education, and one that is too large.
 */
export async function readReplacement(
  platform: Platform,
  user: SessionUser,
  resume: JsonResume,
): Promise<Replacement> {
  const { documentId, document } = await inTransaction(
    platform,
    (context) => requireProfile({ ...context, user }, { withSensitiveAnswers: true }),
    { readOnly: true },
  );
  const replaced = replaceByJsonResume(resume, document);
  if (!replaced) throw new Problem('invalid_request', { fields: { _: profileErrors.notAResume } });
  const excess = GivenDocument.safeParse(replaced).error?.issues[0];
  if (excess) throw new Problem('too_large', { uiSafeMessage: excess.message });
  return { documentId, document: await cleanDocument(replaced) };
}

/** Stores the new profile and marks it for review: the person looks at it before the next application is sent. */
export async function replaceProfile(context: UserContext, replacement: Replacement): Promise<JsonResume> {
  const saved = await updateDocument(context, replacement);
  await savePreference(context, { code: profileStateCodes.profile, value: 'NEWRSME' });
  return toJsonResume(saved);
}
