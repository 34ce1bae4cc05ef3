import { z } from 'zod';
import type { Context } from '#backend/platform/context.ts';
import type { BlobRecord } from '#backend/platform/files/blobs.ts';
import { type DocumentFile, readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { blobIdOf } from './file-url.ts';

/** Returns the document's file, but only if it belongs to the person: a preference is just text. */
export async function findStoredResume(
  context: Context,
  document: UserDocument,
  file: DocumentFile,
): Promise<BlobRecord | null> {
  const id = z.uuid().safeParse(blobIdOf(readDocumentFile(document, file)));
  return id.success ? context.blobs.find(context.db, id.data, document.userId) : null;
}

/** Returns the file to apply with: the uploaded one or, without one, the printed one. */
export async function findResumeFile(context: Context, document: UserDocument): Promise<BlobRecord | null> {
  const given = await findStoredResume(context, document, 'originalFile');
  return given ?? findStoredResume(context, document, 'resumeFile');
}
