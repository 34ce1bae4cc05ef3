import { z } from 'zod';
import type { Context } from '#backend/platform/context.ts';
import type { BlobRecord } from '#backend/platform/files/blobs.ts';
import { type DocumentFile, readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { blobIdOf } from './file-url.ts';

/** The document's file, if it is truly the person's own: a preference is only text. */
export async function findStoredResume(
  context: Context,
  document: UserDocument,
  file: DocumentFile,
): Promise<BlobRecord | null> {
  const id = z.uuid().safeParse(blobIdOf(readDocumentFile(document, file)));
  return id.success ? context.blobs.find(context.db, id.data, document.userId) : null;
}

/** The file to apply with: the one the person gave, or the printed one when there is none. */
export async function findResumeFile(context: Context, document: UserDocument): Promise<BlobRecord | null> {
  const given = await findStoredResume(context, document, 'originalFile');
  return given ?? findStoredResume(context, document, 'resumeFile');
}
