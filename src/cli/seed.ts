import { readFile } from 'node:fs/promises';
import { importResume } from '#backend/builder/import-resume.ts';
import { savePreference } from '#backend/builder/save-preference.ts';
import { updateDocument } from '#backend/builder/update-document.ts';
import { openStarterPlan } from '#backend/ecommerce/open-starter-plan.ts';
import { createAuth } from '#backend/identity/auth.ts';
import { giveConsent } from '#backend/identity/give-consent.ts';
import { signUp } from '#backend/identity/sign-up.ts';
import { saveJobs } from '#backend/jobs/save-jobs.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { profileStateCodes } from '#domain/document/profile-state.ts';
import { Problem } from '#domain/problem.ts';
import { listDemoJobs } from './demo/demo-jobs.ts';
import { completeProfile } from './demo/demo-profile.ts';

export interface DemoLogin {
  email: string;
  password: string;
  /** What this person is there to show. */
  shows: string;
}

const password = 'apply-with-proof-2026';
const credits = 10;
const resumeFile = new URL('./demo/maya-ellison-resume.pdf', import.meta.url);

interface DemoAccount extends Omit<DemoLogin, 'password'> {
  firstName: string;
  lastName: string;
  furnish?: (context: UserContext) => Promise<void>;
}

const accounts: DemoAccount[] = [
  {
    email: 'maya@demo.applywright.example',
    shows: 'a complete profile with a resume, ready to apply',
    firstName: 'Maya',
    lastName: 'Ellison',
    furnish: furnishMaya,
  },
  {
    email: 'new@demo.applywright.example',
    shows: 'a new account without a resume',
    firstName: 'Noah',
    lastName: 'Reyes',
  },
];

export const demoLogins: DemoLogin[] = accounts.map(({ email, shows }) => ({ email, password, shows }));

/** Fills an installation with the practice employers' jobs and the demo accounts; what exists already stays. */
export async function seedDemo(platform: Platform, practiceOrigin: string): Promise<DemoLogin[]> {
  if (platform.config.environment === 'production')
    throw new Error('The demo is never seeded in production: its passwords are public.');
  const jobs = listDemoJobs(practiceOrigin, platform.now());
  await inTransaction(platform, (context) => saveJobs(context, { jobs }));
  for (const account of accounts) await addAccount(platform, account);
  return demoLogins;
}

/** The account and everything in it appear together, so a seed that was killed midway starts it again. */
async function addAccount(
  platform: Platform,
  { email, firstName, lastName, furnish }: DemoAccount,
): Promise<void> {
  const form = { email, password, firstName, lastName, acceptTerms: true as const, marketing: false };
  const client = { ip: '127.0.0.1', userAgent: 'demo' };
  try {
    await inTransaction(platform, async (context) => {
      const auth = createAuth(context.db, platform.config);
      const { user } = await signUp(context, { auth, form, client });
      await openStarterPlan(context, { userId: user.id, credits });
      await furnish?.({ ...context, user });
    });
  } catch (error) {
    if (!(error instanceof Problem && error.errorCode === 'conflict')) throw error;
  }
}

async function furnishMaya(context: UserContext): Promise<void> {
  const read = await importResume(context, {
    fileName: 'Maya Ellison Resume.pdf',
    bytes: await readFile(resumeFile),
  });
  await updateDocument(context, { documentId: read.id, document: completeProfile(read) });
  for (const code of Object.values(profileStateCodes))
    await savePreference(context, { code, value: 'FINISH' });
  await giveConsent(context, {
    kind: 'apply-for-me',
    version: consentTexts['apply-for-me'].version,
    ip: '127.0.0.1',
  });
}
