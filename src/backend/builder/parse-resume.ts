import type { UserContext } from '#backend/platform/context.ts';
import { readAnswers, writeAnswers } from '#domain/document/answers.ts';
import { readBasics, writeBasics } from '#domain/document/basics.ts';
import { profileStateCodes } from '#domain/document/profile-state.ts';
import { resumeTypeMessage } from '#domain/document/resume-file-rules.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import { Problem } from '#domain/problem.ts';
import { toUserDocument } from '#resume/build-document.ts';
import { detectResumeKind } from '#resume/detect-resume-kind.ts';
import { readResumeInChild } from '#resume/read-resume-in-child.ts';
import { lockDocument } from './document-files.store.ts';
import { findDocument, replaceDocument } from './documents.store.ts';
import { findStoredResume } from './find-stored-resume.ts';
import { writePreference } from './preferences.store.ts';
import { prepareDocument } from './prepare-document.ts';

/** Reads the stored resume into its document; a file that cannot be read leaves the document untouched. */
export async function parseResume(
  context: UserContext,
  input: { documentId: string },
): Promise<UserDocument> {
  await lockDocument(context, context.user.id, input.documentId);
  const stored = await findDocument(context, context.user.id, input.documentId);
  const file = stored && (await findStoredResume(context, stored, 'originalFile'));
  if (!stored || !file) throw new Problem('not_found');
  const bytes = await context.blobs.read(file);
  const kind = detectResumeKind(bytes);
  const reading = kind === 'unsupported' ? null : await readResumeInChild(bytes, kind);
  if (reading?.outcome !== 'read') {
    context.log.info({ outcome: reading?.outcome ?? kind, blobId: file.id }, 'resume not read');
    throw new Problem('unsupported_type', { uiSafeMessage: resumeTypeMessage });
  }
  const read = toUserDocument(reading.resume, { userId: stored.userId, name: stored.name });
  const document = prepareDocument(keepWhatNoResumeHolds(stored, read), stored.userId);
  const saved = await replaceDocument(context, document, context.now());
  if (!saved) throw new Problem('conflict');
  await writePreference(context.db, stored.userId, { code: profileStateCodes.profile, value: 'NEWRSME' });
  return saved;
}

/** The files, the search options and the key answers are the person's own and survive a new resume. */
function keepWhatNoResumeHolds(stored: UserDocument, read: UserDocument): UserDocument {
  const { id, version, preferences, documentTypeCD, templateID, skinCD, docStyles } = stored;
  const kept = { ...read, id, version, preferences, documentTypeCD, templateID, skinCD, docStyles };
  return writeAnswers(writeBasics(kept, readBasics(stored)), readAnswers(stored));
}
