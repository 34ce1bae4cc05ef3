import { randomUUID } from 'node:crypto';
import { updateDocument } from '#backend/documents/editing/update-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import {
  addBenchApplications,
  addTrackedPerson,
  type TrackedPerson,
} from '#lab/tracker/add-tracked-person.ts';
import { writeHostileDocument } from './write-hostile-pages.ts';

const statuses = [
  'Preparing',
  'ReadyForReview',
  'ReadyForQuickApply',
  'Processing',
  'Success',
  'Fail',
] as const;

export interface HostilePerson extends TrackedPerson {
  /** Its questions, answers, notes, and proof contain every text. */
  applicationId: string;
}

/** A person, employers, and an operator's inbox with these texts in every field. */
export async function addHostilePerson(platform: Platform, texts: readonly string[]): Promise<HostilePerson> {
  const [text = ''] = texts;
  const person = await addTrackedPerson(platform, 5);
  const { user, documentId } = person;
  const db = platform.database.kysely;
  await db
    .updateTable('users')
    .set({ name: text, first_name: text, last_name: text })
    .where('id', '=', user.id)
    .execute();
  const document = { ...writeHostileDocument(texts, user.id), version: 1 };
  const cleaned = await cleanDocument(document);
  await inTransaction(platform, (context) =>
    updateDocument({ ...context, user }, { documentId, document: cleaned }),
  );
  const jobIds = await addHostileJobs(platform, texts);
  const ids = await addBenchApplications(platform, person, { jobIds, statuses });
  await db.updateTable('applications').set({ failure_detail: text }).where('id', 'in', ids).execute();
  const sent = ids[statuses.indexOf('Success')] ?? '';
  await fillApplication(platform, person, { applicationId: sent, texts });
  await fillDesk(platform, person, texts);
  return { ...person, applicationId: sent };
}

function addHostileJobs(platform: Platform, texts: readonly string[]): Promise<string[]> {
  const everything = texts.map((one) => `<p>${one}</p>`).join('');
  const jobs = texts.map((one, index) => {
    const url = `https://jobs.example.com/?a=${one}`;
    return {
      ats: 'lever' as const,
      tenant: 'attack',
      postingId: randomUUID(),
      title: `Analyst ${one}`,
      company: { companyId: `c${index}`, name: one, logo: url },
      jobLocations: [{ city: index % 2 ? one : 'Austin', state: 'TX', country: 'US' }],
      remoteOption: 'Remote' as const,
      employmentType: one,
      pay: null,
      description: index === 0 ? everything : one,
      skills: [one],
      category: null,
      applyUrl: url,
      jobUrl: url,
      postedDate: new Date().toISOString(),
      lastVerifiedAt: null,
      eligibleForExpertApply: true,
    };
  });
  return inTransaction(platform, (context) => saveJobs(context, { jobs }));
}

async function fillApplication(
  platform: Platform,
  { user }: TrackedPerson,
  { applicationId, texts }: { applicationId: string; texts: readonly string[] },
): Promise<void> {
  const db = platform.database.kysely;
  const [text = ''] = texts;
  const answers = texts.map((one, index) => {
    const field: FormField = {
      path: `q${index}`,
      label: one,
      labelSource: 'name',
      description: one,
      type: 'Text',
      control: 'text',
      required: true,
      options: [{ label: one, value: one }],
      section: one,
      family: 'text',
    };
    return {
      field,
      answer: [one],
      source: { kind: 'profile', field: 'Email' },
      reviewRequired: false,
      answerValidationType: 'Default',
      sensitive: false,
    };
  });
  const fields = answers.map(({ field }) => field);
  const form = { ats: 'lever', tenant: 'attack', postingId: 'x', url: text, language: 'en', fields };
  await db
    .updateTable('applications')
    .set({ form: JSON.stringify(form), answers: JSON.stringify(answers) })
    .where('id', '=', applicationId)
    .execute();
  const at = new Date();
  const notes = texts.map((words) => ({
    id: randomUUID(),
    user_id: user.id,
    application_id: applicationId,
    kind: 'note' as const,
    at,
    words,
    origin: 'hand' as const,
    created_at: at,
  }));
  await db.insertInto('application_events').values(notes).execute();
  const attempt_id = randomUUID();
  await db
    .insertInto('attempts')
    .values({
      id: attempt_id,
      application_id: applicationId,
      user_id: user.id,
      ats: 'lever',
      tenant: text,
      posting_id: text,
      state: 'confirmed',
      approval_hash: text,
      approved_at: at,
      confirmation: JSON.stringify({ url: `javascript:${text}`, text: texts.join(' '), signal: text }),
      ended_at: at,
    })
    .execute();
  const rows = texts.map((one, index) => ({ path: `q${index}`, wanted: [one], shown: [one], same: false }));
  const step = { attempt_id, at, previous_hash: '', hash: text };
  const steps = [
    { ...step, position: 1, name: 'read-back', detail: JSON.stringify({ rows }) },
    { ...step, position: 2, name: 'stopped', detail: JSON.stringify({ code: text, detail: text }) },
  ];
  await db.insertInto('attempt_steps').values(steps).execute();
}

/** Letters, files, tickets, privacy requests, errors, and emails. */
async function fillDesk(
  platform: Platform,
  { user }: TrackedPerson,
  texts: readonly string[],
): Promise<void> {
  const db = platform.database.kysely;
  const at = new Date();
  for (const one of texts) {
    const [user_id, id, portal_code] = [user.id, randomUUID(), 'SNR'];
    const asked = {
      id,
      reference: randomUUID(),
      user_id,
      portal_code,
      email: one,
      message: one,
      created_at: at,
    };
    await db
      .insertInto('cover_letters')
      .values({ id, user_id, name: one, body: one, updated_at: at })
      .execute();
    await db
      .insertInto('tickets')
      .values({ ...asked, category: one })
      .execute();
    await db
      .insertInto('privacy_requests')
      .values({ ...asked, kind: one, due_at: at })
      .execute();
    await db
      .insertInto('error_logs')
      .values({ user_id, message: one, component_stack: one, portal_code: one, request_id: one })
      .execute();
    await db
      .insertInto('outbox')
      .values({ id, to_address: one, subject: one, text: one, html: one, portal_code: one, created_at: at })
      .execute();
  }
  const file = { userId: user.id, name: texts[0] ?? '', contentType: 'text/plain', bytes: Buffer.from('x') };
  await inTransaction(platform, ({ db: transaction, blobs }) => blobs.save(transaction, file));
}
