import { findDocument } from '#backend/documents/record/documents.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Problem } from '#domain/problem.ts';

export async function getDocument(
  context: UserContext,
  input: { documentId: string },
): Promise<UserDocument> {
  const document = await findDocument(context, context.user.id, input.documentId);
  if (!document) throw new Problem('not_found');
  return document;
}
