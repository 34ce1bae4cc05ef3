import { type CleanDocument, prepareDocument } from '#backend/documents/record/clean-document.ts';
import { insertDocument } from '#backend/documents/record/documents.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';

/** Creates a document with new ids. Refuses an unknown type and a second profile. */
export async function saveDocument(
  context: UserContext,
  input: { document: CleanDocument },
): Promise<UserDocument> {
  const type = input.document.documentTypeCD;
  if (!Object.values<string>(documentTypes).includes(type))
    throw new Problem('invalid_request', {
      fields: { 'document.documentTypeCD': documentErrors.unknownType },
    });
  const document = prepareDocument({ ...input.document, id: ZERO_ID }, context.user.id);
  const saved = await insertDocument(context, document, context.now());
  if (!saved) throw new Problem('conflict', { developerMessage: 'the profile document exists already' });
  return saved;
}
