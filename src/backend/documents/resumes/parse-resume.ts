import {
  type CleanDocument,
  cleanDocument,
  prepareDocument,
} from '#backend/documents/record/clean-document.ts';
import { lockDocument } from '#backend/documents/record/document-files.store.ts';
import { findDocument, replaceDocument } from '#backend/documents/record/documents.store.ts';
import { findStoredResume } from '#backend/documents/record/find-stored-resume.ts';
import { writePreference } from '#backend/documents/record/preferences.store.ts';
import type { SessionUser, UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { cutToLimits } from '#domain/document/model/document-limits.ts';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { ParseRequest } from '#domain/document/profile/parse-request.ts';
import { profileStateCodes } from '#domain/document/profile/profile-state.ts';
import { mayHold } from '#domain/document/profile/resume-file-rules.ts';
import { readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { readBasics, writeBasics } from '#domain/document/sections/basics.ts';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { Problem } from '#domain/problem.ts';
import { toUserDocument } from '#resume/build-document.ts';
import type { ParsedResume } from '#resume/fields/parsed-resume.ts';
import { readGivenResume, readStoredResume } from './read-given-resume.ts';

export interface Reading {
  document: CleanDocument;
  /** The document's file when the reading started. */
  fileUrl: string;
}

/** Reads the given or stored file in a child process before the transaction, because that is slow. Refuses unreadable files. */
export async function readForParsing(
  platform: Platform,
  user: SessionUser,
  input: ParseRequest,
): Promise<Reading> {
  if (input.userId !== undefined && input.userId !== user.id) throw new Problem('forbidden');
  const stored = await inTransaction(
    platform,
    async (context) => {
      const document = await findDocument(context, user.id, input.documentId);
      const file = document && (await findStoredResume(context, document, 'originalFile'));
      return document && file && { file, fileUrl: readDocumentFile(document, 'originalFile') };
    },
    { readOnly: true },
  );
  if (!stored) throw new Problem('not_found');
  const given = input.data === '' ? null : Buffer.from(input.data, 'base64');
  const { resume, kind } = given
    ? await readGivenResume(platform.database.kysely, user.id, given)
    : await readStoredResume(platform, stored.file);
  if (given && !mayHold(`.${input.uploadFileType}`, kind))
    throw new Problem('unsupported_type', { uiSafeMessage: resumeFileErrors.type });
  return { document: await writeReading(resume, user.id), fileUrl: stored.fileUrl };
}

/** Turns a reading into a document within the limits and with sanitized HTML. */
export async function writeReading(resume: ParsedResume, userId: string): Promise<CleanDocument> {
  return cleanDocument(cutToLimits(toUserDocument(resume, { userId, name: '' })));
}

/** Puts the reading into the document and marks the profile for review. Refuses if its file was replaced in the meantime. */
export async function parseResume(
  context: UserContext,
  {
    documentId,
    sectionsToExclude,
    reading,
  }: Pick<ParseRequest, 'documentId' | 'sectionsToExclude'> & { reading: Reading },
): Promise<UserDocument> {
  await lockDocument(context, context.user.id, documentId);
  const stored = await findDocument(context, context.user.id, documentId);
  if (!stored) throw new Problem('not_found');
  if (readDocumentFile(stored, 'originalFile') !== reading.fileUrl) throw new Problem('conflict');
  const read = { ...reading.document, name: stored.name };
  const sections = read.sections.filter(({ sectionTypeCD }) => !sectionsToExclude.includes(sectionTypeCD));
  const document = prepareDocument(keepWhatNoResumeHolds(stored, { ...read, sections }), stored.userId);
  const saved = await replaceDocument(context, document, context.now());
  if (!saved) throw new Problem('conflict');
  await writePreference(context.db, stored.userId, { code: profileStateCodes.profile, value: 'NEWRSME' });
  return saved;
}

/** Files, search options, and key answers are the person's own and survive a new resume. */
function keepWhatNoResumeHolds(stored: UserDocument, read: UserDocument): UserDocument {
  const { id, version, preferences, documentTypeCD, templateID, skinCD, docStyles } = stored;
  const kept = { ...read, id, version, preferences, documentTypeCD, templateID, skinCD, docStyles };
  return writeAnswers(writeBasics(kept, readBasics(stored)), readAnswers(stored));
}
