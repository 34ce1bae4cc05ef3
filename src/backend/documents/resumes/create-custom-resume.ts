import { awaitConversion } from '#backend/documents/printing/await-conversion.ts';
import { cleanDocument, prepareDocument } from '#backend/documents/record/clean-document.ts';
import {
  findDocument,
  findDocumentByType,
  insertDocument,
} from '#backend/documents/record/documents.store.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { AnswerOf, BodyOf } from '#contract/basics/call.ts';
import type { createCustomResume as call } from '#contract/documents/builder-print.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { customizeDocument } from '#domain/document/output/customize-document.ts';
import { findLostFacts, findNewFacts } from '#domain/document/profile/find-new-facts.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { findRequiredSkills } from '#domain/job/required-skills.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';
import { readCarry } from './carry-further-sections.ts';

/**
 * Creates a customized copy of the profile for one job and prints it. The stored profile is the only source of facts:
 * refuses a copy that adds or loses any.
 */
export async function createCustomResume(
  platform: Platform,
  user: SessionUser,
  { body, waitMs }: { body: BodyOf<typeof call>; waitMs: number },
): Promise<AnswerOf<typeof call>> {
  const dateCreated = platform.now().toISOString();
  const { targetJobDescription: jobDescription, newDocumentName: name } = body;
  const carry = await readCarry(platform, user);
  const source = carry(body.document);
  const requiredSkills = findRequiredSkills(readSkills(source), jobDescription);
  const options = { name, jobDescription, requiredSkills, today: platform.now() };
  const customized = await cleanDocument(customizeDocument(source, options));
  const copy = prepareDocument(customized, user.id);
  await awaitConversion(platform, user.id, {
    timeoutMs: waitMs,
    begin: async (context) => {
      const profile = await findDocumentByType(context, user.id, documentTypes.profile);
      if (!profile) throw new Problem('not_found');
      const stored = carry(profile);
      if (findNewFacts(stored, copy).length > 0)
        throw new Problem('invalid_request', { fields: { document: documentErrors.addsFacts } });
      if (findLostFacts(stored, copy).length > 0)
        throw new Problem('conflict', {
          uiSafeMessage: documentErrors.profileChanged,
        });
      if (!(await insertDocument(context, copy, context.now()))) throw new Problem('conflict');
      return { documentId: copy.id, fileBlobId: null, writes: ['resumeFile', 'thumbnail'] };
    },
  });
  // The copy exists even if its PDF is late; an event reports the PDF.
  const find = (context: Context) => findDocument(context, user.id, copy.id);
  const document = await inTransaction(platform, find, { readOnly: true });
  if (!document) throw new Problem('not_found');
  return { id: document.id, name: document.name, dateCreated, document };
}
