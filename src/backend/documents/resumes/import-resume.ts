import type { UserContext } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { parseResume, writeReading } from './parse-resume.ts';
import { checkResume, uploadResume } from './upload-resume.ts';

/** Stores and reads a resume in one step, for accounts that a program creates. */
export async function importResume(
  context: UserContext,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): Promise<UserDocument> {
  const checked = await checkResume(context.db, context.user.id, { fileName, bytes });
  const documentType = documentTypes.profile;
  const stored = await uploadResume(context, { documentId: ZERO_ID, documentType, resume: checked });
  return parseResume(context, {
    documentId: stored.documentId,
    sectionsToExclude: [],
    reading: {
      document: await writeReading(checked.reading.resume, context.user.id),
      fileUrl: stored.originalDocumentUrl,
    },
  });
}
