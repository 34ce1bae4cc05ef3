import { findDocument, listDocumentsByType } from '#backend/documents/record/documents.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import type { listDocuments as call } from '#contract/documents/builder.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Problem } from '#domain/problem.ts';

/** Lists the person's documents of a type, newest first, without their sections. */
export async function listDocuments(
  context: UserContext,
  input: { documentType: string; page: number; size: number },
): Promise<AnswerOf<typeof call>> {
  const filter = { userId: context.user.id, type: input.documentType, page: input.page, size: input.size };
  const { documents, total } = await listDocumentsByType(context.db, filter);
  return {
    results: documents.map(({ sections: _sections, ...rest }) => rest),
    totalPages: Math.ceil(total / input.size),
    totalRecords: total,
    continuationToken: null,
  };
}

/** Returns one document with its sections. Refuses a document that isn't the person's. */
export async function getDocument(
  context: UserContext,
  input: { documentId: string },
): Promise<UserDocument> {
  const document = await findDocument(context, context.user.id, input.documentId);
  if (!document) throw new Problem('not_found');
  return document;
}
