import { randomUUID } from 'node:crypto';
import { savePreference } from '#backend/documents/editing/preferences.ts';
import { saveDocument } from '#backend/documents/editing/save-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { openStarterPlan } from '#backend/ecommerce/plans/open-starter-plan.ts';
import { giveConsent } from '#backend/identity/consents/consents.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import type { SessionUser, UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { addUser } from './factories.ts';
import { sampleContact } from './profile-samples.ts';
import { answered, formWith, textField } from './sample-form.ts';
import { sourcedJob } from './sourced-job.ts';

export interface Person {
  user: SessionUser;
  documentId: string;
}

/** Runs a verb as this person, in one transaction, as the HTTP door would. */
export function actAs<T>(
  platform: Platform,
  { user }: Person,
  verb: (context: UserContext) => Promise<T>,
): Promise<T> {
  return inTransaction(platform, (context) => verb({ ...context, user }));
}

/** A person with a finished profile, a running plan, and this many credits. */
export async function addPerson(platform: Platform, { credits }: { credits: number }): Promise<Person> {
  return inTransaction(platform, async (context) => {
    const id = await addUser(context.db);
    const email = `${id}@example.com`;
    const user = {
      id,
      email,
      firstName: 'Ana',
      lastName: 'Test',
      displayName: 'Ana Test',
      role: 0,
      createdOn: new Date(),
    };
    const contact = {
      ...sampleContact,
      firstName: 'Ana',
      lastName: 'Test',
      email,
      phone: '(512) 555-0199',
      zip: '78701',
    };
    const asUser = { ...context, user };
    const document = await saveDocument(asUser, {
      document: await cleanDocument(writeContact(emptyDocument({ userId: id, name: 'Resume' }), contact)),
    });
    await savePreference(asUser, { code: 'EAST', value: 'FINISH' });
    const { version } = consentTexts['apply-for-me'];
    await giveConsent(asUser, { kind: 'apply-for-me', version, ip: '127.0.0.1' });
    await openStarterPlan(context, { userId: id, credits });
    return { user, documentId: document.id };
  });
}

/** Each job has its own title, so that none looks like a duplicate. */
export async function addOpenJob(
  platform: Platform,
  changes: { title?: string; company?: string } = {},
): Promise<string> {
  const postingId = randomUUID();
  const { title = `Operations Analyst ${postingId}`, company = 'Acme' } = changes;
  const url = `https://jobs.example.com/acme/${postingId}`;
  const [id] = await inTransaction(platform, (context) =>
    saveJobs(context, {
      jobs: [
        sourcedJob({
          postingId,
          title,
          company: { companyId: company.toLowerCase(), name: company, logo: null },
          applyUrl: url,
          jobUrl: url,
        }),
      ],
    }),
  );
  return id as string;
}

/** An application that waits for approval, with one answered question. */
export async function addReadyApplication(
  platform: Platform,
  person: Person,
  changes: { answers?: PreparedAnswer[]; title?: string; company?: string; postingId?: string } = {},
): Promise<string> {
  const jobId = await addOpenJob(platform, changes);
  const answers = changes.answers ?? [answered(textField('name', 'Full name'), 'Ana Test')];
  const id = randomUUID();
  await platform.database.kysely
    .insertInto('applications')
    .values({
      id,
      user_id: person.user.id,
      document_id: person.documentId,
      job_id: jobId,
      status: 'ReadyForReview',
      form: JSON.stringify({
        ...formWith(answers.map((answer) => answer.field)),
        postingId: changes.postingId ?? jobId,
      }),
      answers: JSON.stringify(answers),
    })
    .execute();
  return id;
}
