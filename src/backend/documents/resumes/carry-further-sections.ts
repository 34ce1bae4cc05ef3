import { findDocumentByType } from '#backend/documents/record/documents.store.ts';
import { findStoredResume } from '#backend/documents/record/find-stored-resume.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readLanguages, writeLanguages } from '#domain/document/sections/about.ts';
import { isFurther, writeFurtherSections } from '#domain/document/sections/further-sections.ts';
import { readStoredResume } from './read-given-resume.ts';

export type Carry = (document: UserDocument) => UserDocument;

/**
 * Restores certifications, volunteer work, and the like in profiles that were read before we stored them; the uploaded
 * file still has them. Reads it in the child process, so no transaction may be open.
 */
export async function readCarry(platform: Platform, user: SessionUser): Promise<Carry> {
  const file = await inTransaction(
    platform,
    async (context) => {
      const profile = await findDocumentByType(context, user.id, documentTypes.profile);
      if (!profile || profile.sections.some(isFurther)) return null;
      return findStoredResume(context, profile, 'originalFile');
    },
    { readOnly: true },
  );
  if (!file) return (document) => document;
  const { resume } = await readStoredResume(platform, file);
  return (document) => {
    const spoken = readLanguages(document).length > 0 ? document : writeLanguages(document, resume.languages);
    return spoken.sections.some(isFurther) ? spoken : writeFurtherSections(spoken, resume.further ?? []);
  };
}
