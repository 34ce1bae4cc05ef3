import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { deleteBlobs } from '#backend/platform/files/blobs.ts';
import { assignIds } from '#domain/document/model/assign-ids.ts';
import {
  type DocumentFile,
  readDocumentFile,
  writeDocumentFile,
} from '#domain/document/model/document-preferences.ts';
import { UserDocument } from '#domain/document/model/user-document.ts';
import { listDocumentFiles } from './file-url.ts';

type Store = Pick<Context, 'db'>;

/** Locks the document and its files until the transaction ends. */
export async function lockDocument({ db }: Store, userId: string, documentId: string): Promise<void> {
  await db
    .selectFrom('documents')
    .select('id')
    .where((e) => e.and({ id: documentId, user_id: userId }))
    .forUpdate()
    .execute();
}

/**
 * Points a document at stored files without making a new version, so that what the person is editing can still be
 * saved. Results for an upload (`of`) that was replaced in the meantime are ignored.
 */
export async function writeDocumentFiles(
  { db }: Store,
  { userId, documentId, of }: { userId: string; documentId: string; of?: string },
  files: Partial<Record<DocumentFile, string>>,
): Promise<void> {
  const changes = Object.entries(files) as [DocumentFile, string][];
  if (changes.length === 0) return;
  const mine = { id: documentId, user_id: userId };
  const row = await db
    .selectFrom('documents')
    .select('content')
    .where((e) => e.and(mine))
    .forUpdate()
    .executeTakeFirst();
  const document = row && UserDocument.parse(row.content);
  if (!document || (of !== undefined && readDocumentFile(document, 'originalFile') !== of)) return;
  const pointed = changes.reduce((changed, [file, url]) => writeDocumentFile(changed, file, url), document);
  const content = JSON.stringify(assignIds(pointed, randomUUID));
  await db
    .updateTable('documents')
    .set({ content })
    .where((e) => e.and(mine))
    .execute();
  await deleteUnusedFiles({ db }, userId, listDocumentFiles(document));
}

export async function deleteDocumentOfType(
  { db }: Store,
  { userId, documentId, type }: { userId: string; documentId: string; type: string },
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('documents')
    .where((e) => e.and({ id: documentId, user_id: userId, type }))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteBlob({ db }: Store, userId: string, id: string): Promise<void> {
  const own = db
    .selectFrom('blobs')
    .select('id')
    .where((e) => e.and({ id, user_id: userId }));
  await deleteBlobs(db, own);
}

/** Deletes those of these files that none of the person's documents and applications uses anymore. */
export async function deleteUnusedFiles(
  { db }: Store,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const unused = db
    .selectFrom('blobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (
      select from documents d where d.user_id = ${userId} and d.content::text like '%' || blobs.id || '%')`)
    .where(sql<boolean>`not exists (
      select from applications a where a.user_id = ${userId}
        and (a.resume_blob_id = blobs.id or a.custom_resume::text like '%' || blobs.id || '%'))`);
  await deleteBlobs(db, unused);
}
