import { z } from 'zod';
import type { Context } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { defaultResumeCode, type UserPreference } from '#domain/document/profile/profile-state.ts';
import { splitSensitive } from '#domain/question/key/key-sensitive.ts';
import { findDocument, findDocumentByType, findSavedAt } from './documents.store.ts';
import { findResumeFile } from './find-stored-resume.ts';
import { listPreferences } from './preferences.store.ts';

export interface ProfileDocument {
  document: UserDocument;
  version: number;
  savedAt: Date;
  resumeBlobId: string | null;
  preferences: UserPreference[];
}

/**
 * Returns the person's profile with the file to apply with: that of their default resume or else of the profile, as
 * uploaded or, without an upload, as printed. Null if there is no profile yet. Sensitive answers are included only for
 * filling in the person's own forms, so that nothing else can use them.
 */
export async function readProfileDocument(
  context: Context,
  userId: string,
  { withSensitiveAnswers = false }: { withSensitiveAnswers?: boolean } = {},
): Promise<ProfileDocument | null> {
  const whole = await findDocumentByType(context, userId, documentTypes.profile);
  if (!whole) return null;
  const document = withSensitiveAnswers ? whole : splitSensitive(whole).document;
  const preferences = await listPreferences(context.db, userId);
  const chosenId = preferences.find(({ code }) => code === defaultResumeCode)?.value;
  const chosen = z.uuid().safeParse(chosenId).success
    ? await findDocument(context, userId, chosenId ?? '')
    : null;
  const resume =
    (chosen && (await findResumeFile(context, chosen))) ?? (await findResumeFile(context, document));
  return {
    document,
    version: document.version,
    savedAt: await findSavedAt(context.db, document.id),
    resumeBlobId: resume?.id ?? null,
    preferences,
  };
}
