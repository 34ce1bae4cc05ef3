import type { SessionUser } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { addAccount, addFinishedProfile } from '#demo/add-account.ts';

export interface Applicant {
  user: SessionUser;
  documentId: string;
}

/** A person with a resume, a finished profile, and one credit. */
export function addApplicant(platform: Platform, number: number): Promise<Applicant> {
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
  const account = {
    email,
    password: 'crash-test-applicant-only',
    firstName: 'Robin',
    lastName: 'Quillstone',
    credits: 1,
  };
  return addAccount(platform, account, async (context) => {
    const file = { fileName: 'resume.txt', bytes: Buffer.from(resume) };
    return { user: context.user, documentId: (await addFinishedProfile(context, file)).id };
  });
}
