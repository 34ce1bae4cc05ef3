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
 * The person's profile with the file to apply with: the resume they chose as default, else the profile's own. It is the
 * very file they gave us, or one printed when there is none. Null while there is no profile. Sensitive answers come along only where the person's own forms are answered, so that nothing else can use them.
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
