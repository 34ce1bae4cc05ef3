import { savePreference } from '#backend/documents/editing/preferences.ts';
import { importResume } from '#backend/documents/resumes/import-resume.ts';
import { openStarterPlan } from '#backend/ecommerce/plans/open-starter-plan.ts';
import { signUp } from '#backend/identity/accounts/sign-up.ts';
import { markEmailVerified } from '#backend/identity/accounts/verify-email.ts';
import { giveConsent } from '#backend/identity/consents/consents.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { profileStateCodes } from '#domain/document/profile/profile-state.ts';
import { Problem } from '#domain/problem.ts';

interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** The credits of the free starter plan; 0 means there isn't one. */
  credits: number;
}

/** Creates an account with its starter plan and sample data, all together or not at all. */
export function addAccount<Data>(
  platform: Platform,
  { credits, ...person }: NewAccount,
  addData: (context: UserContext) => Promise<Data>,
): Promise<Data> {
  return inTransaction(platform, async (context) => {
    const secret = platform.config.sessionSecret;
    const form = { ...person, acceptTerms: true as const, marketing: false };
    const client = { ip: '127.0.0.1', userAgent: 'cli' };
    const { user, knownOwner } = await signUp(context, { form, client, secret });
    if (knownOwner) throw new Problem('conflict');
    await markEmailVerified(context, { userId: user.id });
    if (credits > 0) await openStarterPlan(context, { userId: user.id, credits });
    return addData({ ...context, user });
  });
}

/** Adds a resume as if it had been uploaded, completes the profile, and authorizes applying. */
export async function addFinishedProfile(
  context: UserContext,
  file: { fileName: string; bytes: Buffer },
): Promise<UserDocument> {
  const document = await importResume(context, file);
  for (const code of Object.values(profileStateCodes))
    await savePreference(context, { code, value: 'FINISH' });
  const { version } = consentTexts['apply-for-me'];
  await giveConsent(context, { kind: 'apply-for-me', version, ip: '127.0.0.1' });
  return document;
}
