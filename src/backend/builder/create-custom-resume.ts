import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { createCustomResume as call } from '#contract/builder-print.ts';
import type { AnswerOf, BodyOf } from '#contract/call.ts';
import { customizeDocument } from '#domain/document/customize-document.ts';
import { documentTypes } from '#domain/document/document-codes.ts';
import { findNewFacts } from '#domain/document/find-new-facts.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { Problem } from '#domain/problem.ts';
import { awaitConversion } from './await-conversion.ts';
import { findDocument, findDocumentByType, insertDocument } from './documents.store.ts';
import { prepareDocument } from './prepare-document.ts';

/** The stored profile is the only source of facts: a copy that claims anything else is refused. */
export async function createCustomResume(
  platform: Platform,
  user: SessionUser,
  { body, waitMs }: { body: BodyOf<typeof call>; waitMs: number },
): Promise<AnswerOf<typeof call>> {
  const dateCreated = platform.now().toISOString();
  let created: UserDocument | null = null;
  await awaitConversion(platform, user.id, {
    timeoutMs: waitMs,
    begin: async (context) => {
      const profile = await findDocumentByType(context, user.id, documentTypes.profile);
      if (!profile) throw new Problem('not_found');
      const copy = customizeDocument(body.document, {
        name: body.newDocumentName,
        jobDescription: body.targetJobDescription,
      });
      const prepared = prepareDocument(copy, user.id);
      if (findNewFacts(profile, prepared).length > 0)
        throw new Problem('invalid_request', { fields: { document: 'It says more than the profile' } });
      created = await insertDocument(context, prepared, context.now());
      if (!created) throw new Problem('conflict');
      return { documentId: created.id, fileBlobId: null, writes: ['resumeFile', 'thumbnail'] };
    },
  });
  // The copy exists even when its PDF is late: the event brings it.
  const id = (created as UserDocument | null)?.id ?? '';
  const document = await inTransaction(platform, (context) => findDocument(context, user.id, id), {
    readOnly: true,
  });
  if (!document) throw new Problem('not_found');
  return { id, name: document.name, dateCreated, document };
}
