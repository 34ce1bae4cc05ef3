import { findOwnDocument } from '#backend/documents/record/find-document.ts';
import { findResumeFile } from '#backend/documents/record/find-stored-resume.ts';
import {
  type CustomResume,
  changeApplication,
  findApplication,
} from '#backend/expert-apply/record/application.store.ts';
import { readOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { updateApplication as call } from '#contract/applications/expert-apply.ts';
import type { BodyOf } from '#contract/basics/call.ts';
import { isReady } from '#domain/application/status.ts';
import { documentTypes, snapshotPreferenceTypes } from '#domain/document/model/document-codes.ts';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import { customResumeErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

const choosable: readonly string[] = [documentTypes.customResume, documentTypes.furtherResume];

type Preferences = BodyOf<typeof call>['eaplDocument']['preferences'];

/**
 * Chooses the resume for one application: a customized one, another one of the person's, or the default. Refuses an
 * approved application, someone else's resume, and one whose PDF is not ready.
 */
export async function updateApplication(
  context: UserContext,
  input: { documentId: string; applicationId: string; preferences: Preferences; isEdited?: boolean },
): Promise<void> {
  const profile = await readOwnProfile(context, input.documentId);
  const application = await findApplication(context, input.applicationId, {
    userId: context.user.id,
    lock: true,
  });
  if (!application) throw new Problem('not_found');
  if (!isReady(application.status)) throw new Problem('conflict');
  const valueOf = (code: string) =>
    input.preferences.find((preference) => preference.docPreferenceTypeCD === code)?.value ?? '';
  const resumeId = valueOf(snapshotPreferenceTypes.customResumeId);
  const custom = resumeId === '' ? null : await readCustomResume(context, resumeId, input.isEdited ?? false);
  const blobId = custom?.blobId ?? profile.resumeBlobId;
  const file = blobId ? await context.blobs.find(context.db, blobId, context.user.id) : null;
  const answers = application.answers.map((answer) =>
    answer.field.type === 'File' && answer.answer.length > 0 && !answer.fileId && file
      ? { ...answer, answer: [file.name] }
      : answer,
  );
  const resume = { blobId, custom: custom?.resume ?? null };
  await changeApplication(context, application.id, { answers, resume }, context.now());
}

/** Reads the stored document and ignores what the page sent about it. */
async function readCustomResume(
  context: UserContext,
  resumeId: string,
  isEdited: boolean,
): Promise<{ blobId: string; resume: CustomResume }> {
  const document = await findOwnDocument(context, resumeId);
  if (!document || !choosable.includes(document.documentTypeCD))
    throw new Problem('invalid_request', { fields: { RSID: customResumeErrors.notYours } });
  const file = await findResumeFile(context, document);
  if (!file) throw new Problem('conflict', { uiSafeMessage: customResumeErrors.stillPrinting });
  return {
    blobId: file.id,
    resume: {
      documentId: document.id,
      name: document.name,
      fileUrl: readDocumentFile(document, 'resumeFile'),
      thumbnailUrl: readDocumentFile(document, 'thumbnail'),
      createdAt: context.now().toISOString(),
      isEdited,
    },
  };
}
