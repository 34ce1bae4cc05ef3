import { editCustomResume, updateApplication } from '#contract/applications/routes.ts';
import { createCustomResume, deleteDocument, getDocument } from '#contract/documents/routes.ts';
import { snapshotPreferenceTypes } from '#domain/document/model/document-codes.ts';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { nameCustomResume } from '#domain/document/output/customize-document.ts';
import { logFault, logged } from '#web/data/request/log-fault.ts';
import { request } from '#web/data/request/request.ts';

interface Target {
  userId: string;
  /** The profile document. */
  profileId: string;
  applicationId: string;
}

/** Chooses the resume an application is sent with; without one, the default resume. */
export function chooseResume(
  { profileId, applicationId }: Pick<Target, 'profileId' | 'applicationId'>,
  resume: Pick<UserDocument, 'id' | 'preferences'> | null,
) {
  const { customResumeId, customResumeFile, customResumeThumbnail } = snapshotPreferenceTypes;
  const preferences = resume
    ? [
        { docPreferenceTypeCD: customResumeId, value: resume.id },
        { docPreferenceTypeCD: customResumeFile, value: readDocumentFile(resume, 'resumeFile') },
        { docPreferenceTypeCD: customResumeThumbnail, value: readDocumentFile(resume, 'thumbnail') },
      ]
    : [];
  return request(updateApplication, {
    params: { id: profileId, applicationId },
    body: { updateSnapshot: true, applyJobApplicationAfterSave: false, eaplDocument: { preferences } },
  });
}

/** Makes a copy of the resume for one job from the saved profile, then assigns it to the application. */
export async function customizeResume(
  target: Target,
  job: { title: string; company: string; description: string },
) {
  const profile = await request(getDocument, {
    params: { userId: target.userId, docId: target.profileId },
  });
  const { document } = await request(createCustomResume, {
    body: {
      targetJobDescription: job.description,
      targetJobCompany: job.company,
      newDocumentName: nameCustomResume(job.company, job.title),
      document: profile,
    },
  });
  return chooseResume(target, document);
}

/** Replaces the copy with the edited one and prints it again, or changes nothing. */
export function saveCustomResume(
  { profileId, applicationId }: Pick<Target, 'profileId' | 'applicationId'>,
  document: UserDocument,
) {
  return logged('Error saving custom document:', () =>
    request(editCustomResume, { params: { id: profileId, applicationId }, body: { document } }),
  );
}

/** Goes back to the default resume and deletes the copy at the same time (D-115). If the copy can't be deleted, that is only logged. */
export async function revertResume(target: Target, resumeId: string) {
  const [application] = await Promise.all([
    chooseResume(target, null),
    request(deleteDocument, { query: { userId: target.userId, documentId: resumeId } }).catch(() =>
      logFault('Error deleting custom document:'),
    ),
  ]);
  return application;
}
