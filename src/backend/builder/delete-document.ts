import type { UserContext } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/document-codes.ts';
import { Problem } from '#domain/problem.ts';
import { deleteDocumentOfType } from './document-files.store.ts';
import { findDocument } from './documents.store.ts';

/** Only customised resumes can go; the profile is what every application stands on. */
export async function deleteDocument(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<{ deleted: true }> {
  const document = await findDocument(context, context.user.id, documentId);
  if (!document) throw new Problem('not_found');
  const type = documentTypes.customResume;
  const deleted = await deleteDocumentOfType(context, { userId: context.user.id, documentId, type });
  if (!deleted)
    throw new Problem('conflict', { developerMessage: 'only a customised resume can be deleted' });
  return { deleted: true };
}
