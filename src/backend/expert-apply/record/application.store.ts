import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Encryption } from '#backend/platform/encryption.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ApplicationStatus, WaitingReason } from '#domain/application/status.ts';
import { Problem } from '#domain/problem.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { EmployerForm } from '#domain/question/form/employer-form.ts';
import type { HoldTarget } from './hold.store.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

export type Store = { db: Db; encryption: Encryption };

const Drift = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
});
export type Drift = z.infer<typeof Drift>;

const CustomResume = z.object({
  documentId: z.uuid(),
  name: z.string(),
  fileUrl: z.string(),
  thumbnailUrl: z.string(),
  createdAt: z.string(),
  /** True if the person changed our copy. */
  isEdited: z.boolean().default(false),
});
export type CustomResume = z.infer<typeof CustomResume>;

export interface Application {
  id: string;
  userId: string;
  documentId: string;
  jobId: string;
  status: ApplicationStatus;
  form: EmployerForm | null;
  answers: PreparedAnswer[];
  drift: Drift | null;
  resumeBlobId: string | null;
  customResume: CustomResume | null;
  failureCode: FailureCode | null;
  failureDetail: string | null;
  /** What the employer's page still asked for after its thank-you message. */
  openTask: string | null;
  /** The site received answers or files although the application was not sent. */
  receivedEarly: boolean;
  postArchiveStatus: string | null;
  postArchiveAt: Date | null;
  postArchiveNote: string | null;
  createdAt: Date;
  submittedAt: Date | null;
  waitingFor: WaitingReason | null;
  waitingUntil: Date | null;
}

type Row = Selectable<Tables['applications']>;

export const listedColumns = [
  'id',
  'user_id',
  'document_id',
  'job_id',
  'status',
  'answers',
  'drift',
  'resume_blob_id',
  'custom_resume',
  'failure_code',
  'failure_detail',
  'open_task',
  'received_early',
  'post_archive_status',
  'post_archive_at',
  'post_archive_note',
  'created_at',
  'submitted_at',
  'waiting_for',
  'waiting_until',
] as const;

function toApplication(store: Store, row: Row): Application {
  return { ...toListed(store, row), form: row.form ? EmployerForm.parse(row.form) : null };
}

/** An application without the employer's form, which lists don't show. */
export type ListedRow = Omit<Application, 'form'>;

export function toListed({ encryption }: Store, row: Pick<Row, (typeof listedColumns)[number]>): ListedRow {
  return {
    id: row.id,
    userId: row.user_id,
    documentId: row.document_id,
    jobId: row.job_id,
    status: row.status as ApplicationStatus,
    answers: openAnswers(encryption, row.id, row.answers),
    drift: row.drift ? Drift.parse(row.drift) : null,
    resumeBlobId: row.resume_blob_id,
    customResume: row.custom_resume ? CustomResume.parse(row.custom_resume) : null,
    failureCode: row.failure_code as FailureCode | null,
    failureDetail: row.failure_detail,
    openTask: row.open_task,
    receivedEarly: row.received_early,
    postArchiveStatus: row.post_archive_status,
    postArchiveAt: row.post_archive_at,
    postArchiveNote: row.post_archive_note,
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
    waitingFor: row.waiting_for as WaitingReason | null,
    waitingUntil: row.waiting_until,
  };
}

function selectOfJob(db: Db, userId: string, jobId: string) {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('removed_at', 'is', null);
}

export async function findOpenApplication(
  store: Store,
  userId: string,
  jobId: string,
): Promise<Application | null> {
  const row = await selectOfJob(store.db, userId, jobId).where('status', '<>', 'Fail').executeTakeFirst();
  return row ? toApplication(store, row) : null;
}

export async function findApplication(
  store: Store,
  id: string,
  options: { userId?: string; lock?: boolean; evenRemoved?: boolean } = {},
): Promise<Application | null> {
  let query = store.db.selectFrom('applications').selectAll().where('id', '=', id);
  if (!options.evenRemoved) query = query.where('removed_at', 'is', null);
  if (options.userId) query = query.where('user_id', '=', options.userId);
  if (options.lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row ? toApplication(store, row) : null;
}

/** When the person removed it from their list; null if they did not. */
export async function findRemoval(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('applications')
    .select('removed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.removed_at ?? null;
}

/** The person's latest application for a job. */
export async function findApplicationOfJob(
  store: Store,
  userId: string,
  jobId: string,
): Promise<Application | null> {
  const row = await selectOfJob(store.db, userId, jobId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toApplication(store, row) : null;
}

/** The person's latest applications, oldest first. */
export async function listRecentApplications(
  store: Store,
  input: { userId: string; most: number },
): Promise<Application[]> {
  const rows = await store.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', input.userId)
    .where('form', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(input.most)
    .execute();
  return rows.map((row) => toApplication(store, row)).toReversed();
}

/** The person's latest applications that wait for approval, oldest first. */
export async function listReady(store: Store, userId: string, most: number): Promise<Application[]> {
  const rows = await store.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['ReadyForReview', 'ReadyForQuickApply'])
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => toApplication(store, row)).toReversed();
}

/** The answers of all applications of a person. */
export async function listAllAnswers({ db, encryption }: Store, userId: string): Promise<PreparedAnswer[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'answers'])
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap(({ id, answers }) => openAnswers(encryption, id, answers));
}

/** The form of a job as it was last read for anyone; a form contains nobody's answers. */
export async function findFormOfJob(db: Db, jobId: string): Promise<EmployerForm | null> {
  const row = await db
    .selectFrom('applications')
    .select('form')
    .where('job_id', '=', jobId)
    .where('form', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? EmployerForm.parse(row.form) : null;
}

interface ApplicationChange {
  answers?: PreparedAnswer[];
  resume?: { blobId: string | null; custom: CustomResume | null };
  removedAt?: Date;
}

/** Changes anything except the status, which only `change-status` may change. */
export async function changeApplication(
  { db, encryption }: Store,
  id: string,
  change: ApplicationChange,
  now: Date,
): Promise<void> {
  const changed = await db
    .updateTable('applications')
    .set({
      updated_at: now,
      ...(change.answers && { answers: sealAnswers(encryption, id, change.answers) }),
      ...(change.resume && {
        resume_blob_id: change.resume.blobId,
        custom_resume: change.resume.custom && JSON.stringify(change.resume.custom),
      }),
      ...(change.removedAt && { removed_at: change.removedAt }),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new Problem('conflict');
}

/** Locks and returns the applications for this job that were not sent and are not being sent. */
export async function listUnsentOfJob(db: Db, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('status', 'in', ['Preparing', 'ReadyForReview', 'ReadyForQuickApply'])
    .where('removed_at', 'is', null)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function markPostArchive(
  db: Db,
  id: string,
  input: { status: string; note: string; at: Date },
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ post_archive_status: input.status, post_archive_note: input.note, post_archive_at: input.at })
    .where('id', '=', id)
    .where('post_archive_status', 'is', null)
    .execute();
}

export interface Waiting {
  reason: WaitingReason | null;
  until?: Date;
}

/** Records what the application waits for; its status stays. */
export async function markWaiting(db: Db, id: string, waiting: Waiting): Promise<void> {
  await db
    .updateTable('applications')
    .set({ waiting_for: waiting.reason, waiting_until: waiting.until ?? null })
    .where('id', '=', id)
    .where('status', 'in', ['Preparing', 'Processing'])
    .execute();
}

/** Marks everything of the person that is not armed yet as paused. */
export async function markPaused(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('applications')
    .set({ waiting_for: 'pause', waiting_until: null })
    .where('user_id', '=', userId)
    .where('status', 'in', ['Preparing', 'Processing'])
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('attempts')
            .select('attempts.id')
            .whereRef('attempts.application_id', '=', 'applications.id')
            .where('attempts.state', 'in', ['armed', 'clicked']),
        ),
      ),
    )
    .execute();
}

export async function clearWaiting(db: Db, of: { userId: string } | { hold: HoldTarget }): Promise<void> {
  const query = db.updateTable('applications').set({ waiting_for: null, waiting_until: null });
  if ('userId' in of) {
    await query.where('user_id', '=', of.userId).where('waiting_for', '=', 'pause').execute();
    return;
  }
  await query
    .where('waiting_for', '=', 'hold')
    .where((e) =>
      e.exists(
        e
          .selectFrom('attempts')
          .select('attempts.id')
          .whereRef('attempts.application_id', '=', 'applications.id')
          .where(`attempts.${of.hold.scope}`, '=', of.hold.name),
      ),
    )
    .execute();
}

export async function listPreparing(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'Preparing')
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.id);
}

export async function listIdsInProcess(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'Processing')
    .execute();
  return rows.map(({ id }) => id);
}

/** Re-encrypts the answers of some applications that an older key encrypted, and returns how many. */
export async function resealSomeApplications({ db, encryption }: Store, most: number): Promise<number> {
  const { rows } = await sql<{ id: string; answers: object }>`
    select id, answers from applications
    where exists (select from jsonb_array_elements(answers) one where one->'sealed'->>'keyId' <> ${encryption.keyId})
    limit ${most} for update skip locked`.execute(db);
  for (const { id, answers } of rows)
    await db
      .updateTable('applications')
      .set({ answers: sealAnswers(encryption, id, openAnswers(encryption, id, answers)) })
      .where('id', '=', id)
      .execute();
  return rows.length;
}
