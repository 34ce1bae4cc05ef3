import { listDocumentsByType } from '#backend/documents/record/documents.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import type { listDocuments as call } from '#contract/documents/builder.ts';

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
