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

/** Which resume an application is sent with; none named is the default one again. */
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

/** A copy of the resume for one job, made from the profile as it is stored now; then the application is told its ids. */
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

/** The edited copy takes the place of the old one, printed anew, or nothing changes. */
export function saveCustomResume(
  { profileId, applicationId }: Pick<Target, 'profileId' | 'applicationId'>,
  document: UserDocument,
) {
  return logged('Error saving custom document:', () =>
    request(editCustomResume, { params: { id: profileId, applicationId }, body: { document } }),
  );
}

/** Back to the own resume: the copy goes while the application is told (D-115). A copy that stays behind is only noted. */
export async function revertResume(target: Target, resumeId: string) {
  const [application] = await Promise.all([
    chooseResume(target, null),
    request(deleteDocument, { query: { userId: target.userId, documentId: resumeId } }).catch(() =>
      logFault('Error deleting custom document:'),
    ),
  ]);
  return application;
}
