import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type AttemptState, armedStates, Confirmation, type StepName } from '#domain/application/outcome.ts';
import { hashRecord } from './hash-record.ts';

type Db = Kysely<Tables>;

export interface Attempt {
  id: string;
  applicationId: string;
  userId: string;
  posting: Posting;
  state: AttemptState;
  approvalHash: string;
  approvedAt: Date;
  /** How often a worker took it up; also the fencing token of the run that holds it. */
  runs: number;
  confirmation: Confirmation | null;
}

export interface Posting {
  ats: string;
  tenant: string;
  postingId: string;
}

export interface Step {
  position: number;
  name: StepName;
  detail: Record<string, unknown>;
  at: Date;
  hash: string;
  previousHash: string;
}

function toAttempt(row: Selectable<Tables['attempts']>): Attempt {
  return {
    id: row.id,
    applicationId: row.application_id,
    userId: row.user_id,
    posting: { ats: row.ats, tenant: row.tenant, postingId: row.posting_id },
    state: row.state as AttemptState,
    approvalHash: row.approval_hash,
    approvedAt: row.approved_at,
    runs: row.runs,
    confirmation: row.confirmation ? Confirmation.parse(row.confirmation) : null,
  };
}

export async function insertAttempt(
  db: Db,
  attempt: {
    id: string;
    applicationId: string;
    userId: string;
    posting: Posting;
    approvalHash: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('attempts')
    .values({
      id: attempt.id,
      application_id: attempt.applicationId,
      user_id: attempt.userId,
      ats: attempt.posting.ats,
      tenant: attempt.posting.tenant,
      posting_id: attempt.posting.postingId,
      state: 'approved',
      approval_hash: attempt.approvalHash,
      approved_at: attempt.now,
    })
    .execute();
}

export async function hasReachedEmployer(db: Db, userId: string, posting: Posting): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('ats', '=', posting.ats)
    .where('tenant', '=', posting.tenant)
    .where('posting_id', '=', posting.postingId)
    .where('state', 'in', [...armedStates])
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAttempt(
  db: Db,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Attempt | null> {
  let query = db.selectFrom('attempts').selectAll().where('id', '=', id);
  if (options.lock) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row ? toAttempt(row) : null;
}

export async function findLatestAttempt(db: Db, applicationId: string): Promise<Attempt | null> {
  const row = await db
    .selectFrom('attempts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('approved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
}

/** Takes the attempt up for one more run; the number it answers fences every later write of that run. */
export async function beginRun(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable('attempts')
    .set({ state: 'filling', runs: sql<number>`runs + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['approved', 'filling'])
    .returning('runs')
    .executeTakeFirstOrThrow();
  return row.runs;
}

/** False when another run holds the attempt or another attempt may already have reached this posting. */
export async function armAttempt(db: Db, id: string, run: number): Promise<boolean> {
  const row = await db
    .updateTable('attempts')
    .set({ state: 'armed' })
    .where('id', '=', id)
    .where('runs', '=', run)
    .where('state', '=', 'filling')
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('attempts as other')
            .select('other.id')
            .whereRef('other.user_id', '=', 'attempts.user_id')
            .whereRef('other.ats', '=', 'attempts.ats')
            .whereRef('other.tenant', '=', 'attempts.tenant')
            .whereRef('other.posting_id', '=', 'attempts.posting_id')
            .where('other.state', 'in', [...armedStates]),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markClicked(db: Db, id: string, run: number): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ state: 'clicked' })
    .where('id', '=', id)
    .where('runs', '=', run)
    .where('state', '=', 'armed')
    .execute();
}

export async function endAttempt(
  db: Db,
  id: string,
  end: { state: 'confirmed' | 'refused' | 'unknown' | 'abandoned'; confirmation?: Confirmation; now: Date },
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({
      state: end.state,
      ended_at: end.now,
      ...(end.confirmation && { confirmation: JSON.stringify(end.confirmation) }),
    })
    .where('id', '=', id)
    .execute();
}

const chainStart = '0'.repeat(64);

function hashStep(previousHash: string, step: { name: string; detail: unknown; at: Date }): string {
  return hashRecord([previousHash, step.name, step.detail, step.at.toISOString()]);
}

/** Adds a row to the attempt's hash chain. Call it with the attempt locked or from the run that holds it. */
export async function appendStep(
  db: Db,
  attemptId: string,
  step: { name: StepName; detail: Record<string, unknown>; at: Date },
): Promise<void> {
  const last = await db
    .selectFrom('attempt_steps')
    .select(['position', 'hash'])
    .where('attempt_id', '=', attemptId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const previousHash = last?.hash ?? chainStart;
  await db
    .insertInto('attempt_steps')
    .values({
      attempt_id: attemptId,
      position: (last?.position ?? 0) + 1,
      name: step.name,
      detail: JSON.stringify(step.detail),
      at: step.at,
      previous_hash: previousHash,
      hash: hashStep(previousHash, step),
    })
    .execute();
}

export async function listSteps(db: Db, attemptId: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('attempt_steps')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    name: row.name as StepName,
    detail: row.detail as Record<string, unknown>,
    at: row.at,
    hash: row.hash,
    previousHash: row.previous_hash,
  }));
}

/** True when every row still hashes to what was written, in order, from the first. */
export function isChainIntact(steps: Step[]): boolean {
  let previousHash = chainStart;
  for (const step of steps) {
    if (step.previousHash !== previousHash || step.hash !== hashStep(previousHash, step)) return false;
    previousHash = step.hash;
  }
  return true;
}
