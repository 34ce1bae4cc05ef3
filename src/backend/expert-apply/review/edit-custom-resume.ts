import { deleteDocument } from '#backend/documents/editing/delete-document.ts';
import { findOwnDocument } from '#backend/documents/record/find-document.ts';
import { printEditedCopy } from '#backend/documents/resumes/print-edited-copy.ts';
import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { SessionUser, UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { isReady } from '#domain/application/status.ts';
import { documentTypes, snapshotPreferenceTypes } from '#domain/document/model/document-codes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { customResumeErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import { updateApplication } from './update-application.ts';

interface EditedResume {
  documentId: string;
  applicationId: string;
  /** The customized copy with the person's changes, under the id of the copy they changed. */
  document: UserDocument;
}

/**
 * Replaces the customized resume of an application with an edited copy, text and PDF together, or leaves it as it is.
 * Refuses an approved application and a copy that was replaced in the meantime.
 */
export async function editCustomResume(
  platform: Platform,
  user: SessionUser,
  { waitMs, ...input }: EditedResume & { waitMs: number },
): Promise<void> {
  const act = <T>(verb: (context: UserContext) => Promise<T>) =>
    inTransaction(platform, (context) => verb({ ...context, user }));
  const { name } = await act((context) => requireEditable(context, input));
  const newId = await printEditedCopy(platform, user, { document: { ...input.document, name }, waitMs });
  try {
    await act(async (context) => {
      await requireEditable(context, input);
      const chosen = { docPreferenceTypeCD: snapshotPreferenceTypes.customResumeId, value: newId };
      await updateApplication(context, { ...input, preferences: [chosen], isEdited: true });
      await deleteDocument(context, { documentId: input.document.id });
    });
  } catch (error) {
    await act((context) => deleteDocument(context, { documentId: newId }));
    throw error;
  }
}

async function requireEditable(
  context: UserContext,
  { documentId, applicationId, document }: EditedResume,
): Promise<UserDocument> {
  await requireOwnProfile(context, documentId);
  const application = await findApplication(context, applicationId, { userId: context.user.id, lock: true });
  if (!application) throw new Problem('not_found');
  if (!isReady(application.status))
    throw new Problem('conflict', {
      uiSafeMessage: customResumeErrors.approved,
    });
  const stored = await findOwnDocument(context, document.id);
  const isCopy = stored?.documentTypeCD === documentTypes.customResume;
  if (!isCopy || application.customResume?.documentId !== stored.id)
    throw new Problem('conflict', {
      uiSafeMessage: customResumeErrors.changed,
    });
  return stored;
}
