import { readFile } from 'node:fs/promises';
import { cleanDocument } from '#backend/builder/clean-document.ts';
import { updateDocument } from '#backend/builder/update-document.ts';
import { setRole } from '#backend/identity/set-role.ts';
import { saveJobs } from '#backend/jobs/save-jobs.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { administratorRole } from '#domain/operator-role.ts';
import { Problem } from '#domain/problem.ts';
import { addAccount, addFinishedProfile } from './demo/add-account.ts';
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
  {
    email: 'operator@demo.applywright.example',
    shows: 'the operations console at /ops',
    firstName: 'Olive',
    lastName: 'Marsh',
    furnish: (context) => setRole(context, { userId: context.user.id, role: administratorRole }),
  },
];

export const demoLogins: DemoLogin[] = accounts.map(({ email, shows }) => ({ email, password, shows }));

/** Fills an installation with the practice employers' jobs and the demo accounts; what exists already stays. */
export async function seedDemo(platform: Platform, practiceOrigin: string): Promise<DemoLogin[]> {
  if (platform.config.environment === 'production')
    throw new Error('The demo is never seeded in production: its passwords are public.');
  const jobs = listDemoJobs(practiceOrigin, platform.now());
  await inTransaction(platform, (context) => saveJobs(context, { jobs }));
  for (const account of accounts) await addDemoAccount(platform, account);
  return demoLogins;
}

/** An account that exists already stays as it is. */
async function addDemoAccount(
  platform: Platform,
  { email, firstName, lastName, furnish = async () => undefined }: DemoAccount,
): Promise<void> {
  try {
    await addAccount(platform, { email, password, firstName, lastName, credits }, furnish);
  } catch (error) {
    if (!(error instanceof Problem && error.errorCode === 'conflict')) throw error;
  }
}

async function furnishMaya(context: UserContext): Promise<void> {
  const read = await addFinishedProfile(context, {
    fileName: 'Maya Ellison Resume.pdf',
    bytes: await readFile(resumeFile),
  });
  await updateDocument(context, {
    documentId: read.id,
    document: await cleanDocument(completeProfile(read)),
  });
}
