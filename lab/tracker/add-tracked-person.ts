import { randomUUID } from 'node:crypto';
import { savePreference } from '#backend/documents/editing/preferences.ts';
import { saveDocument } from '#backend/documents/editing/save-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { openStarterPlan } from '#backend/ecommerce/plans/open-starter-plan.ts';
import { giveConsent } from '#backend/identity/consents/consents.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { profileStateCodes } from '#domain/document/profile/profile-state.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { openSession } from './open-session.ts';

export interface TrackedPerson {
  user: SessionUser;
  documentId: string;
  cookie: string;
}

/** A person with a finished profile, a running plan, and a session. */
export async function addTrackedPerson(platform: Platform, credits: number): Promise<TrackedPerson> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  return inTransaction(platform, async (context) => {
    await context.db
      .insertInto('users')
      .values({ id, email, email_verified: true, name: 'Ana Lee' })
      .execute();
    const user = {
      id,
      email,
      firstName: 'Ana',
      lastName: 'Lee',
      displayName: 'Ana Lee',
      role: 0,
      createdOn: new Date(),
    };
    const contact = {
      firstName: 'Ana',
      lastName: 'Lee',
      email,
      phone: '(512) 555-0199',
      street: '',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      linkedIn: '',
    };
    const asUser = { ...context, user };
    const document = writeContact(emptyDocument({ userId: id, name: 'Resume' }), contact);
    const { id: documentId } = await saveDocument(asUser, { document: await cleanDocument(document) });
    for (const code of Object.values(profileStateCodes))
      await savePreference(asUser, { code, value: 'FINISH' });
    const { version } = consentTexts['apply-for-me'];
    await giveConsent(asUser, { kind: 'apply-for-me', version, ip: '127.0.0.1' });
    await openStarterPlan(context, { userId: id, credits });
    return { user, documentId, cookie: await openSession(platform, context.db, id) };
  });
}

const employers = ['Harborlight', 'Bluestem', 'Cedar Ridge', 'Northwind', 'Quillstone', 'Riverbend'];

export async function addBenchJobs(platform: Platform, count: number): Promise<string[]> {
  const jobs = Array.from({ length: count }, (_, index) => {
    const postingId = randomUUID();
    const company = `${employers[index % employers.length]} ${Math.floor(index / employers.length)}`;
    const url = `https://jobs.example.com/${postingId}`;
    return {
      ats: 'lever' as const,
      tenant: 'bench',
      postingId,
      title: `Analyst ${postingId}`,
      company: { companyId: company.toLowerCase(), name: company, logo: null },
      jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
      remoteOption: 'On-site' as const,
      employmentType: 'Full-time',
      pay: null,
      description: `<p>${'Own the weekly review of the network and write it down. '.repeat(30)}</p>`,
      skills: [],
      category: null,
      applyUrl: url,
      jobUrl: url,
      postedDate: new Date().toISOString(),
      lastVerifiedAt: null,
      eligibleForExpertApply: true,
    };
  });
  const ids: string[] = [];
  for (let start = 0; start < jobs.length; start += 200)
    ids.push(
      ...(await inTransaction(platform, (context) =>
        saveJobs(context, { jobs: jobs.slice(start, start + 200) }),
      )),
    );
  return ids;
}

const questions = 15;

function answersOf(): PreparedAnswer[] {
  return Array.from({ length: questions }, (_, index) => {
    const field: FormField = {
      path: `q${index}`,
      label: `Question ${index}: tell us about it`,
      labelSource: 'name',
      type: 'Text',
      control: 'text',
      required: true,
      options: [],
      family: 'text',
    };
    return {
      field,
      answer: ['An answer of some words'],
      source: { kind: 'profile', field: 'Email' },
      reviewRequired: false,
      answerValidationType: 'Default',
      sensitive: false,
    };
  });
}

/** One application for each of these jobs, with alternating statuses; returns their ids. */
export async function addBenchApplications(
  platform: Platform,
  person: TrackedPerson,
  { jobIds, statuses }: { jobIds: readonly string[]; statuses: readonly ApplicationStatus[] },
): Promise<string[]> {
  const answers = answersOf();
  const form = {
    ats: 'lever',
    tenant: 'bench',
    postingId: 'x',
    url: 'https://jobs.example.com/x',
    language: 'en',
    fields: answers.map(({ field }) => field),
  };
  const rows = jobIds.map((job_id, index) => {
    const status = statuses[index % statuses.length] ?? 'ReadyForReview';
    return {
      id: randomUUID(),
      user_id: person.user.id,
      document_id: person.documentId,
      job_id,
      status,
      form: JSON.stringify(form),
      answers: JSON.stringify(answers),
      failure_code: status === 'Fail' ? 'failure_captcha' : null,
      submitted_at: status === 'Success' ? new Date() : null,
      created_at: new Date(Date.now() - index * 60_000),
    };
  });
  for (let start = 0; start < rows.length; start += 500)
    await platform.database.kysely
      .insertInto('applications')
      .values(rows.slice(start, start + 500))
      .execute();
  return rows.map(({ id }) => id);
}
