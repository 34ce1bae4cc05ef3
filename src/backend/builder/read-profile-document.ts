import type { Context } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/document-codes.ts';
import type { UserPreference } from '#domain/document/profile-state.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { findDocumentByType, findSavedAt } from './documents.store.ts';
import { findStoredResume } from './find-stored-resume.ts';
import { listPreferences } from './preferences.store.ts';

export interface ProfileDocument {
  document: UserDocument;
  version: number;
  savedAt: Date;
  resumeBlobId: string | null;
  preferences: UserPreference[];
}

/** The person's profile with the file to apply with; null while there is no profile. */
export async function readProfileDocument(context: Context, userId: string): Promise<ProfileDocument | null> {
  const document = await findDocumentByType(context.db, userId, documentTypes.profile);
  if (!document) return null;
  const resume = await findStoredResume(context, document, 'resumeFile');
  const preferences = await listPreferences(context.db, userId);
  return {
    document,
    version: document.version,
    savedAt: await findSavedAt(context.db, document.id),
    resumeBlobId: resume?.id ?? null,
    preferences,
  };
}
