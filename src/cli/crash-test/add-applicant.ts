import { importResume } from '#backend/builder/import-resume.ts';
import { savePreference } from '#backend/builder/save-preference.ts';
import { openStarterPlan } from '#backend/ecommerce/open-starter-plan.ts';
import { createAuth } from '#backend/identity/auth.ts';
import { giveConsent } from '#backend/identity/give-consent.ts';
import { signUp } from '#backend/identity/sign-up.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { profileStateCodes } from '#domain/document/profile-state.ts';

export interface Applicant {
  user: SessionUser;
  documentId: string;
}

/** Somebody with a resume, a finished profile and one credit. */
export async function addApplicant(platform: Platform, number: number): Promise<Applicant> {
  const email = `applicant-${number}@example.com`;
  const resume = [
    'Robin Quillstone',
    `${email} | (512) 555-0199 | Austin, TX 78701`,
    'Experience',
    'Bookkeeper, Brightwater Supply, Austin, TX, January 2020 - Present',
    '- Closed the books every month',
    'Skills',
    'QuickBooks, Excel',
  ].join('\n');
  return inTransaction(platform, async (context) => {
    const form = {
      email,
      password: 'crash-test-applicant-only',
      firstName: 'Robin',
      lastName: 'Quillstone',
      acceptTerms: true as const,
      marketing: false,
    };
    const client = { ip: '127.0.0.1', userAgent: 'crash test' };
    const { user } = await signUp(context, { auth: createAuth(context.db, platform.config), form, client });
    await openStarterPlan(context, { userId: user.id, credits: 1 });
    const asUser = { ...context, user };
    const { id: documentId } = await importResume(asUser, {
      fileName: 'resume.txt',
      bytes: Buffer.from(resume),
    });
    for (const code of Object.values(profileStateCodes))
      await savePreference(asUser, { code, value: 'FINISH' });
    await giveConsent(asUser, {
      kind: 'apply-for-me',
      version: consentTexts['apply-for-me'].version,
      ip: '127.0.0.1',
    });
    return { user, documentId };
  });
}
