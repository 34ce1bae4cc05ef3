import { z } from 'zod';
import { writeDocumentFiles } from '#backend/documents/record/document-files.store.ts';
import { findDocument } from '#backend/documents/record/documents.store.ts';
import { blobIdOf } from '#backend/documents/record/file-url.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { AnswerOf, BodyOf } from '#contract/basics/call.ts';
import type { saveDocumentFiles as call } from '#contract/documents/builder-print.ts';
import { docPreferenceTypes } from '#domain/document/model/document-codes.ts';
import type { DocumentFile } from '#domain/document/model/document-preferences.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';

/** Points a document at stored files. Refuses files that aren't the person's. */
export async function saveDocumentFiles(
  context: UserContext,
  { documentId, preferences }: { documentId: string; preferences: BodyOf<typeof call> },
): Promise<AnswerOf<typeof call>> {
  const userId = context.user.id;
  if (!(await findDocument(context, userId, documentId))) throw new Problem('not_found');
  const kinds = Object.keys(docPreferenceTypes) as DocumentFile[];
  const files: Partial<Record<DocumentFile, string>> = {};
  for (const { docPreferenceTypeCD, value } of preferences) {
    const id = z.uuid().safeParse(blobIdOf(value));
    if (!id.success) throw new Problem('invalid_request', { fields: { value: documentErrors.notYourFile } });
    if (!(await context.blobs.find(context.db, id.data, userId))) throw new Problem('not_found');
    const kind = kinds.find((one) => docPreferenceTypes[one] === docPreferenceTypeCD);
    if (kind) files[kind] = value;
  }
  await writeDocumentFiles(context, { userId, documentId }, files);
  return (await findDocument(context, userId, documentId))?.preferences ?? [];
}
