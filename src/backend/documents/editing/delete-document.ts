import { deleteDocumentOfType, deleteUnusedFiles } from '#backend/documents/record/document-files.store.ts';
import { findDocument } from '#backend/documents/record/documents.store.ts';
import { listDocumentFiles } from '#backend/documents/record/file-url.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { Problem } from '#domain/problem.ts';

const deletable: readonly string[] = [documentTypes.customResume, documentTypes.furtherResume];

/** Deletes a customized or further resume and its unused files. Refuses the profile, which every application needs. */
export async function deleteDocument(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<{ deleted: true }> {
  const document = await findDocument(context, context.user.id, documentId);
  if (!document) throw new Problem('not_found');
  const type = document.documentTypeCD;
  if (!deletable.includes(type))
    throw new Problem('conflict', { developerMessage: 'the profile cannot be deleted' });
  await deleteDocumentOfType(context, { userId: context.user.id, documentId, type });
  await deleteUnusedFiles(context, context.user.id, listDocumentFiles(document));
  return { deleted: true };
}
