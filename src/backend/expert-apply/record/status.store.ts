import type { Updateable } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import { type ApplicationStatus, statusesBefore } from '#domain/application/status.ts';
import { Problem } from '#domain/problem.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import type { Drift, Store } from './application.store.ts';
import { sealAnswers } from './sealed-answers.ts';

// The only SQL that writes an application's status; `change-status` is its only caller.
export interface NewApplication {
  id: string;
  userId: string;
  documentId: string;
  jobId: string;
  resumeBlobId: string | null;
}

/** Returns false if the person already has an open application for the job. */
export async function insertApplication(db: Db, input: NewApplication, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('applications')
    .values({
      id: input.id,
      user_id: input.userId,
      document_id: input.documentId,
      job_id: input.jobId,
      status: 'Preparing',
      resume_blob_id: input.resumeBlobId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface StatusChange {
  status: ApplicationStatus;
  form?: EmployerForm;
  answers?: PreparedAnswer[];
  drift?: Drift | null;
  failure?: {
    code: FailureCode;
    detail: string;
    openTask?: string | undefined;
    receivedEarly?: boolean;
  };
  submittedAt?: Date;
}

export interface MovedApplication {
  userId: string;
  jobId: string;
}

/** Refuses a change that the status machine doesn't allow. */
export async function updateStatus(
  { db, encryption }: Store,
  id: string,
  change: StatusChange,
  now: Date,
): Promise<MovedApplication> {
  return move(
    db,
    { id, from: statusesBefore(change.status) },
    {
      status: change.status,
      waiting_for: null,
      waiting_until: null,
      updated_at: now,
      ...(change.form && { form: JSON.stringify(change.form) }),
      ...(change.answers && { answers: sealAnswers(encryption, id, change.answers) }),
      ...(change.drift !== undefined && { drift: change.drift && JSON.stringify(change.drift) }),
      ...(change.failure && {
        failure_code: change.failure.code,
        failure_detail: change.failure.detail,
        open_task: change.failure.openTask ?? null,
        received_early: change.failure.receivedEarly ?? false,
      }),
      ...(change.submittedAt && { submitted_at: change.submittedAt }),
    },
  );
}

/** The only way out of Fail. Also clears what the failed try left. */
export async function updateFailed(
  { db, encryption }: Store,
  id: string,
  change: { status: 'ReadyForReview' | 'Preparing'; answers: PreparedAnswer[] },
  now: Date,
): Promise<MovedApplication> {
  return move(
    db,
    { id, from: ['Fail'] },
    {
      status: change.status,
      answers: sealAnswers(encryption, id, change.answers),
      failure_code: null,
      failure_detail: null,
      open_task: null,
      received_early: false,
      drift: null,
      updated_at: now,
    },
  );
}

/** Writes the row only if it has one of these statuses. */
async function move(
  db: Db,
  { id, from }: { id: string; from: ApplicationStatus[] },
  values: Updateable<Tables['applications']>,
): Promise<MovedApplication> {
  const row = await db
    .updateTable('applications')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning(['user_id', 'job_id'])
    .executeTakeFirst();
  if (!row) throw new Problem('conflict');
  return { userId: row.user_id, jobId: row.job_id };
}
