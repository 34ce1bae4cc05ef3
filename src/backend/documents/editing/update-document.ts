import { type CleanDocument, prepareDocument } from '#backend/documents/record/clean-document.ts';
import { lockDocument } from '#backend/documents/record/document-files.store.ts';
import { findDocument, replaceDocument } from '#backend/documents/record/documents.store.ts';
import { documentChanged } from '#backend/documents/record/task-definitions.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { keepDocumentFiles } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Problem } from '#domain/problem.ts';

/**
 * Replaces the whole document; whoever saves second on an old version gets a conflict. The event keeps where the change
 * came from (D-065). The profile's state (EAST) is a preference of its own, which no change of a document moves.
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
