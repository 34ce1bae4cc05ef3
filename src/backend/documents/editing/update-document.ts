import { type CleanDocument, prepareDocument } from '#backend/documents/record/clean-document.ts';
import { lockDocument } from '#backend/documents/record/document-files.store.ts';
import { findDocument, replaceDocument } from '#backend/documents/record/documents.store.ts';
import { documentChanged } from '#backend/documents/record/task-definitions.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { keepDocumentFiles } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Problem } from '#domain/problem.ts';

/**
 * Replaces the whole document and publishes an event with the origin of the change (D-065). Refuses an outdated version.
 * The profile's state (EAST) is a separate preference that changing a document doesn't touch.
 */
export async function updateDocument(
  context: UserContext,
  input: {
    documentId: string;
    document: CleanDocument;
    origin?: { fromEB: boolean; forFT: boolean };
  },
): Promise<UserDocument> {
  await lockDocument(context, context.user.id, input.documentId);
  const stored = await findDocument(context, context.user.id, input.documentId);
  if (!stored) throw new Problem('not_found');
  const document = prepareDocument(
    keepDocumentFiles(stored, {
      ...input.document,
      id: stored.id,
      documentTypeCD: stored.documentTypeCD,
    }),
    context.user.id,
  );
  const saved = await replaceDocument(context, document, context.now());
  if (!saved) throw new Problem('conflict');
  await context.publish(context.user.id, {
    type: documentChanged,
    data: { documentId: saved.id, ...input.origin },
  });
  return saved;
}
