import { savePreference } from '#backend/builder/save-preference.ts';
import { updateDocument } from '#backend/builder/update-document.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { type JsonResume, replaceByJsonResume, toJsonResume } from '#domain/document/json-resume.ts';
import { profileStateCodes } from '#domain/document/profile-state.ts';
import { Problem } from '#domain/problem.ts';
import { requireProfile } from './require-profile.ts';

/** What a program writes is reviewed by the person before anything is sent with it. */
export async function replaceProfile(context: UserContext, resume: JsonResume): Promise<JsonResume> {
  const { documentId, document } = await requireProfile(context, { withSensitiveAnswers: true });
  const replaced = replaceByJsonResume(resume, document);
  if (!replaced)
    throw new Problem('invalid_request', { fields: { _: 'A JSON Resume has a name, work or education' } });
  const saved = await updateDocument(context, { documentId, document: replaced });
  await savePreference(context, { code: profileStateCodes.profile, value: 'NEWRSME' });
  return toJsonResume(saved);
}
