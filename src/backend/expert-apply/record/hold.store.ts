import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { type FailureCode } from '#domain/application/failure-codes.ts';
import type { AttemptState } from '#domain/application/outcome.ts';

export interface BrakeName {
  scope: 'ats' | 'host';
  name: string;
}

export interface Brake extends BrakeName {
  reason: string;
  pulledBy: 'operator' | 'itself';
  pulledAt: Date;
}

/** Open attempts of the person are locked first: each is armed either before the pause or not at all. */
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

const brakeLock = sql`hashtext('expert-apply brakes')`;

/** What holds this person or this place back; until the transaction ends no brake can be pulled. */
export async function findHold(
  db: Db,
  { userId, ats, host }: { userId: string; ats: string; host: string },
): Promise<'pause' | 'brake' | null> {
  if (await findPause(db, userId)) return 'pause';
  await sql`SELECT pg_advisory_xact_lock_shared(${brakeLock})`.execute(db);
  const brake = await db
    .selectFrom('brakes')
    .select('name')
    .where('released_at', 'is', null)
    .where((e) =>
      e.or([
        e.and([e('scope', '=', 'ats'), e('name', '=', ats)]),
        e.and([e('scope', '=', 'host'), e('name', '=', host)]),
      ]),
    )
    .executeTakeFirst();
  return brake ? 'brake' : null;
}

/** Waits for those who are just arming; afterwards nobody can. False when it was pulled already. */
export async function pullBrake(
  db: Db,
  brake: BrakeName & { reason: string; pulledBy: Brake['pulledBy']; now: Date },
): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(${brakeLock})`.execute(db);
  const row = {
    reason: brake.reason,
    pulled_by: brake.pulledBy,
    pulled_at: brake.now,
    released_at: null,
  };
  const written = await db
    .insertInto('brakes')
    .values({ scope: brake.scope, name: brake.name, ...row })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'name']).doUpdateSet(row).where('brakes.released_at', 'is not', null),
    )
    .returning('name')
    .executeTakeFirst();
  return written !== undefined;
}

export async function releaseBrake(db: Db, { scope, name }: BrakeName, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('brakes')
    .set({ released_at: now })
    .where('scope', '=', scope)
    .where('name', '=', name)
    .where('released_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listPulledBrakes(db: Db): Promise<Brake[]> {
  const rows = await db
    .selectFrom('brakes')
    .selectAll()
    .where('released_at', 'is', null)
    .orderBy('pulled_at')
    .execute();
  return rows.map((row) => ({
    scope: row.scope,
    name: row.name,
    reason: row.reason,
    pulledBy: row.pulled_by,
    pulledAt: row.pulled_at,
  }));
}

/** How tries ended there since then and since the last release, newest first. */
export async function listEnds(
  db: Db,
  { scope, name }: BrakeName,
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
          .selectFrom('brakes')
          .select('released_at')
          .where('brakes.scope', '=', scope)
          .where('brakes.name', '=', name),
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
