import { type Selectable, sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import { type AttemptState, Confirmation, Refusal, type Release } from '#domain/application/outcome.ts';
import type { HoldTarget } from './hold.store.ts';

export interface Attempt {
  id: string;
  applicationId: string;
  userId: string;
  posting: Posting;
  /** The host of the employer's form; empty for attempts older than this column. */
  host: string;
  state: AttemptState;
  approvalHash: string;
  approvedAt: Date;
  /** How many runs there were; also the fencing token of the current run. */
  runs: number;
  confirmation: Confirmation | null;
  /**
   * When it was armed or the site accepted answers early. From then on the posting is locked for the person, unless
   * `releasedBy` names the proof that nothing arrived.
   */
  lockedAt: Date | null;
  releasedBy: Release | null;
  /** When answers or files left before arming. */
  earlyAt: Date | null;
  /** The errors that the employer's form showed. */
  refusal: Refusal | null;
  endedAt: Date | null;
}

export interface Posting {
  ats: string;
  tenant: string;
  postingId: string;
}

function toAttempt(row: Selectable<Tables['attempts']>): Attempt {
  return {
    id: row.id,
    applicationId: row.application_id,
    userId: row.user_id,
    posting: { ats: row.ats, tenant: row.tenant, postingId: row.posting_id },
    host: row.host,
    state: row.state as AttemptState,
    approvalHash: row.approval_hash,
    approvedAt: row.approved_at,
    runs: row.runs,
    confirmation: row.confirmation ? Confirmation.parse(row.confirmation) : null,
    lockedAt: row.locked_at,
    releasedBy: row.released_by as Release | null,
    earlyAt: row.early_at,
    refusal: row.refusal ? Refusal.parse(row.refusal) : null,
    endedAt: row.ended_at,
  };
}

export async function insertAttempt(
  db: Db,
  attempt: {
    id: string;
    applicationId: string;
    userId: string;
    posting: Posting;
    host: string;
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
      host: attempt.host,
      state: 'approved',
      approval_hash: attempt.approvalHash,
      approved_at: attempt.now,
    })
    .execute();
}

/** An attempt counts for the posting it was listed as and for the one its form belongs to, which may differ. */
export async function hasReachedEmployer(db: Db, userId: string, posting: Posting): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .select('attempts.id')
    .where('attempts.user_id', '=', userId)
    .where('attempts.locked_at', 'is not', null)
    .where('attempts.released_by', 'is', null)
    .where((query) =>
      query.or([
        query.and({
          'attempts.ats': posting.ats,
          'attempts.tenant': posting.tenant,
          'attempts.posting_id': posting.postingId,
        }),
        sql<boolean>`applications.form->>'ats' = ${posting.ats}
          AND applications.form->>'tenant' = ${posting.tenant}
          AND applications.form->>'postingId' = ${posting.postingId}`,
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the applications that this employer received, or may still receive, from the person since then. */
export async function countForEmployer(
  db: Db,
  input: { userId: string; ats: string; tenant: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', input.userId)
    .where('ats', '=', input.ats)
    .where('tenant', '=', input.tenant)
    .where('approved_at', '>', input.since)
    .where((e) =>
      e.or([
        e('state', 'in', ['approved', 'filling']),
        e.and([e('locked_at', 'is not', null), e('released_by', 'is', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Attempts of this person, or stopped by this hold, that nothing was armed for yet. */
export async function listOpenAttempts(
  db: Db,
  of: { userId: string } | { hold: HoldTarget },
): Promise<{ id: string; userId: string }[]> {
  let query = db
    .selectFrom('attempts')
    .select(['id', 'user_id'])
    .where('state', 'in', ['approved', 'filling']);
  query =
    'userId' in of ? query.where('user_id', '=', of.userId) : query.where(of.hold.scope, '=', of.hold.name);
  const rows = await query.orderBy('approved_at').execute();
  return rows.map((row) => ({ id: row.id, userId: row.user_id }));
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

/** Latest first. */
export async function listAttempts(db: Db, applicationId: string): Promise<Attempt[]> {
  const rows = await db
    .selectFrom('attempts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('approved_at', 'desc')
    .execute();
  return rows.map(toAttempt);
}

/** Tells whether any attempt of the application was ever armed, including refused ones. */
export async function hasBeenArmed(db: Db, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('locked_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Starts another run and returns its number, which fences every later write of that run. */
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

/** Returns false if another run holds the attempt or another attempt may have already reached this posting. */
export async function armAttempt(db: Db, id: string, run: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('attempts')
    .set({ state: 'armed', locked_at: now })
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
            .where('other.locked_at', 'is not', null)
            .where('other.released_by', 'is', null)
            .where(
              sql<boolean>`((other.ats, other.tenant, other.posting_id) = (attempts.ats, attempts.tenant, attempts.posting_id)
                OR EXISTS (
                  SELECT FROM applications own, applications sent
                  WHERE own.id = attempts.application_id AND sent.id = other.application_id
                    AND own.form->>'ats' = sent.form->>'ats'
                    AND own.form->>'tenant' = sent.form->>'tenant'
                    AND own.form->>'postingId' = sent.form->>'postingId'
                ))`,
            ),
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

/** Records only the first time; returns false if it was already known. */
export async function markReceivedEarly(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('attempts')
    .set({ early_at: now })
    .where('id', '=', id)
    .where('early_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the posting as if armed, because the site collected answers on its own and may have the whole application.
 * Returns false if it is already locked by this or another attempt.
 */
export async function lockEarly(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('attempts')
    .set({ locked_at: now })
    .where('id', '=', id)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM attempts other
        WHERE (other.user_id, other.ats, other.tenant, other.posting_id)
            = (attempts.user_id, attempts.ats, attempts.tenant, attempts.posting_id)
          AND other.locked_at IS NOT NULL AND other.released_by IS NULL)`,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepMailedCode(db: Db, id: string, code: string): Promise<void> {
  await db.updateTable('attempts').set({ mailed_code: code }).where('id', '=', id).execute();
}

/** Returns the code once and deletes it. */
export async function takeMailedCode(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('attempts')
    .select('mailed_code')
    .where('id', '=', id)
    .where('mailed_code', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  await db.updateTable('attempts').set({ mailed_code: null }).where('id', '=', id).execute();
  return row.mailed_code;
}

export async function endAttempt(
  db: Db,
  id: string,
  end: {
    state: 'confirmed' | 'refused' | 'unknown' | 'abandoned';
    code?: FailureCode;
    confirmation?: Confirmation;
    /** The proof that frees the posting of an armed attempt. */
    releasedBy?: Release | undefined;
    refusal?: Refusal | undefined;
    now: Date;
  },
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({
      state: end.state,
      ended_at: end.now,
      mailed_code: null,
      ...(end.code && { failure_code: end.code }),
      ...(end.confirmation && { confirmation: JSON.stringify(end.confirmation) }),
      ...(end.releasedBy && { released_by: end.releasedBy }),
      ...(end.refusal && { refusal: JSON.stringify(end.refusal) }),
    })
    .where('id', '=', id)
    .execute();
}

const mostHosts = 200;

export async function listHosts(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('host')
    .where('approved_at', '>', since)
    .where('host', '<>', '')
    .groupBy('host')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('host')
    .limit(mostHosts)
    .execute();
  return rows.map(({ host }) => host);
}
