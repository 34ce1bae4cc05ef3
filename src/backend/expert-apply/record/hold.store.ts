import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { type FailureCode } from '#domain/application/failure-codes.ts';
import type { AttemptState } from '#domain/application/outcome.ts';

export interface HoldTarget {
  scope: 'ats' | 'host';
  name: string;
}

export interface Hold extends HoldTarget {
  reason: string;
  placedBy: 'operator' | 'automatic';
  placedAt: Date;
}

/** Locks the person's open attempts first, so that each is armed either before the pause or not at all. */
export async function insertPause(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  await db
    .insertInto('pauses')
    .values({ user_id: userId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePause(db: Db, userId: string): Promise<boolean> {
  const gone = await db.deleteFrom('pauses').where('user_id', '=', userId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function findPause(db: Db, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('pauses').select('since').where('user_id', '=', userId).executeTakeFirst();
  return row?.since ?? null;
}

const holdLock = sql`hashtext('expert-apply holds')`;

/** Returns what holds this person or target back. No hold can be placed until the transaction ends. */
export async function findHold(
  db: Db,
  { userId, ats, host }: { userId: string; ats: string; host: string },
): Promise<'pause' | 'hold' | null> {
  if (await findPause(db, userId)) return 'pause';
  await sql`SELECT pg_advisory_xact_lock_shared(${holdLock})`.execute(db);
  const hold = await db
    .selectFrom('holds')
    .select('name')
    .where('released_at', 'is', null)
    .where((e) =>
      e.or([
        e.and([e('scope', '=', 'ats'), e('name', '=', ats)]),
        e.and([e('scope', '=', 'host'), e('name', '=', host)]),
      ]),
    )
    .executeTakeFirst();
  return hold ? 'hold' : null;
}

/** Waits for transactions that are arming an attempt; none can arm afterwards. False when the target is already held. */
export async function insertHold(
  db: Db,
  hold: HoldTarget & { reason: string; placedBy: Hold['placedBy']; now: Date },
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(${holdLock})`.execute(db);
  const row = {
    reason: hold.reason,
    placed_by: hold.placedBy,
    placed_at: hold.now,
    released_at: null,
  };
  const written = await db
    .insertInto('holds')
    .values({ scope: hold.scope, name: hold.name, ...row })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'name']).doUpdateSet(row).where('holds.released_at', 'is not', null),
    )
    .returning('name')
    .executeTakeFirst();
  return written !== undefined;
}

export async function releaseHold(db: Db, { scope, name }: HoldTarget, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('holds')
    .set({ released_at: now })
    .where('scope', '=', scope)
    .where('name', '=', name)
    .where('released_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPlacedHolds(db: Db): Promise<Hold[]> {
  const rows = await db
    .selectFrom('holds')
    .selectAll()
    .where('released_at', 'is', null)
    .orderBy('placed_at')
    .execute();
  return rows.map((row) => ({
    scope: row.scope,
    name: row.name,
    reason: row.reason,
    placedBy: row.placed_by,
    placedAt: row.placed_at,
  }));
}

/** The outcomes of attempts there since then and since the last release, newest first. */
export async function listEnds(
  db: Db,
  { scope, name }: HoldTarget,
  since: Date,
): Promise<{ state: AttemptState; code: FailureCode | null }[]> {
  const rows = await db
    .selectFrom('attempts')
    .select(['state', 'failure_code'])
    .where(scope, '=', name)
    .where('ended_at', '>=', since)
    .where('ended_at', '>', (e) =>
      e.fn.coalesce(
        e
          .selectFrom('holds')
          .select('released_at')
          .where('holds.scope', '=', scope)
          .where('holds.name', '=', name),
        sql<Date>`'-infinity'::timestamptz`,
      ),
    )
    .orderBy('ended_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    state: row.state as AttemptState,
    code: row.failure_code as FailureCode | null,
  }));
}
