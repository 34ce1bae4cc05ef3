import { deleteDocument } from '#backend/documents/editing/delete-document.ts';
import { awaitConversion } from '#backend/documents/printing/await-conversion.ts';
import { cleanDocument, prepareDocument } from '#backend/documents/record/clean-document.ts';
import { insertDocument } from '#backend/documents/record/documents.store.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { toCustomCopy } from '#domain/document/output/customize-document.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';

/**
 * Stores and prints an edited copy of a resume next to the one it replaces, so that an application's text and file always
 * match. Returns the id of the copy. If it can't be printed, it is deleted and the call is refused.
 */
export async function printEditedCopy(
  platform: Platform,
  user: SessionUser,
  { document, waitMs }: { document: UserDocument; waitMs: number },
): Promise<string> {
  const sections = document.sections.toSorted((a, b) => a.index - b.index);
  const copy = prepareDocument(await cleanDocument(toCustomCopy({ ...document, sections })), user.id);
  const conversion = await awaitConversion(platform, user.id, {
    timeoutMs: waitMs,
    begin: async (context) => {
      if (!(await insertDocument(context, copy, context.now()))) throw new Problem('conflict');
      return { documentId: copy.id, fileBlobId: null, writes: ['resumeFile', 'thumbnail'] };
    },
  });
  if (conversion?.outcome === 'converted') return copy.id;
  await inTransaction(platform, (context) => deleteDocument({ ...context, user }, { documentId: copy.id }));
  throw new Problem('unavailable', {
    uiSafeMessage: documentErrors.copyNotPrinted,
  });
}
