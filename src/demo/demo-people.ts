import { readFile } from 'node:fs/promises';
import { updateDocument } from '#backend/documents/editing/update-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { importResume } from '#backend/documents/resumes/import-resume.ts';
import { checkResume, uploadResume } from '#backend/documents/resumes/upload-resume.ts';
import { setRole } from '#backend/identity/accounts/create-user.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { administratorRole } from '#domain/operator-role.ts';
import { addFinishedProfile } from './add-account.ts';
import { failRenewal, payTwice, spendAllCredits, useUpTrial } from './demo-plans.ts';
import { completeProfile, writeWishes } from './demo-profile.ts';
import { demoResumes } from './demo-resumes.ts';

export interface DemoPerson {
  email: string;
  /** What this person demonstrates. */
  shows: string;
  firstName: string;
  lastName: string;
  signedUpDaysAgo: number;
  credits: number;
  /** Adds sample data in the transaction that creates the account. */
  addData?: (context: UserContext) => Promise<void>;
  /** Makes their payments, once. */
  pay?: (platform: Platform, userId: string) => Promise<void>;
}

const folder = new URL('./', import.meta.url);
export const mayaEmail = 'maya@demo.applywright.example';
export const pausedEmail = 'paused@demo.applywright.example';

/** The people of I-22, the one who paused, and the operator. */
export const demoPeople: DemoPerson[] = [
  {
    email: mayaEmail,
    shows: 'a paid plan, two resumes, and applications in every state',
    firstName: 'Maya',
    lastName: 'Ellison',
    signedUpDaysAgo: 40,
    credits: 10,
    addData: addMayasData,
    pay: payTwice,
  },
  {
    email: 'new@demo.applywright.example',
    shows: 'a new account without a resume',
    firstName: 'Noah',
    lastName: 'Reyes',
    signedUpDaysAgo: 0,
    credits: 10,
  },
  {
    email: 'onboarding@demo.applywright.example',
    shows: 'a resume just uploaded, the profile not finished',
    firstName: 'Iris',
    lastName: 'Okafor',
    signedUpDaysAgo: 0,
    credits: 10,
    addData: async (context) => {
      await importResume(context, textFile('Iris Okafor Resume.txt', demoResumes.iris));
    },
  },
  {
    email: 'trial@demo.applywright.example',
    shows: 'a paid trial with 1 credit left: the application after it starts the subscription',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    signedUpDaysAgo: 6,
    credits: 0,
    addData: (context) =>
      addProfile(context, textFile('Theo Lindqvist Resume.txt', demoResumes.theo), {
        jobTitles: ['Customer Support Specialist'],
        locations: [{ name: 'Minneapolis, MN', latitude: 44.9778, longitude: -93.265 }],
      }),
    pay: useUpTrial,
  },
  {
    email: 'unpaid@demo.applywright.example',
    shows: 'a plan whose last payment failed, without credits',
    firstName: 'Paul',
    lastName: 'Whitaker',
    signedUpDaysAgo: 38,
    credits: 10,
    addData: (context) =>
      addProfile(context, textFile('Paul Whitaker Resume.txt', demoResumes.paul), {
        jobTitles: ['Staff Accountant'],
        locations: [{ name: 'Denver, CO', latitude: 39.7392, longitude: -104.9903 }],
      }),
    pay: failRenewal,
  },
  {
    email: 'verify@demo.applywright.example',
    shows: 'a plan without credits, to be verified before the next application',
    firstName: 'Vera',
    lastName: 'Castillo',
    signedUpDaysAgo: 20,
    credits: 10,
    addData: (context) =>
      addProfile(context, textFile('Vera Castillo Resume.txt', demoResumes.vera), {
        jobTitles: ['Marketing Coordinator'],
        locations: [{ name: 'Miami, FL', latitude: 25.7617, longitude: -80.1918 }],
      }),
    pay: spendAllCredits,
  },
  {
    email: pausedEmail,
    shows: 'applications that wait because the person paused them',
    firstName: 'Nadia',
    lastName: 'Rahman',
    signedUpDaysAgo: 9,
    credits: 10,
    addData: (context) =>
      addProfile(context, textFile('Nadia Rahman Resume.txt', demoResumes.nadia), {
        jobTitles: ['Operations Coordinator', 'Operations Analyst'],
        locations: [{ name: 'Austin, TX', latitude: 30.2672, longitude: -97.7431 }],
      }),
  },
  {
    email: 'operator@demo.applywright.example',
    shows: 'the operations console at /ops',
    firstName: 'Olive',
    lastName: 'Marsh',
    signedUpDaysAgo: 40,
    credits: 10,
    addData: (context) => setRole(context, { userId: context.user.id, role: administratorRole }),
  },
];

function textFile(fileName: string, text: string) {
  return { fileName, bytes: Buffer.from(text) };
}

async function addProfile(
  context: UserContext,
  file: { fileName: string; bytes: Buffer },
  wishes: Parameters<typeof writeWishes>[1],
): Promise<void> {
  const read = await addFinishedProfile(context, file);
  const document = await cleanDocument(writeWishes(read, wishes));
  await updateDocument(context, { documentId: read.id, document });
}

async function addMayasData(context: UserContext): Promise<void> {
  const bytes = await readFile(new URL('maya-ellison-resume.pdf', folder));
  const read = await addFinishedProfile(context, { fileName: 'Maya Ellison Resume.pdf', bytes });
  const document = await cleanDocument(completeProfile(read));
  await updateDocument(context, { documentId: read.id, document });
  const fileName = 'Maya Ellison Resume, customer support.pdf';
  const second = await readFile(new URL('maya-ellison-support-resume.pdf', folder));
  const resume = await checkResume(context.db, context.user.id, { fileName, bytes: second });
  await uploadResume(context, { documentId: ZERO_ID, documentType: documentTypes.furtherResume, resume });
}
