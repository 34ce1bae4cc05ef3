import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { type Balance, type LedgerKind } from '#domain/credits/ledger.ts';
import type { CreditEntry } from '#domain/credits/unused-credits.ts';

export interface LedgerEntry {
  id: number;
  kind: LedgerKind;
  amount: number;
  reason: string;
  subject: string;
  at: Date;
  applicationId: string | null;
}

/** A grant with an id is written once; returns false if it already was. */
export async function insertGrant(
  db: Db,
  grant: {
    userId: string;
    amount: number;
    reason: string;
    at: Date;
    grantId?: string;
    chargeId?: string | undefined;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    WITH written AS (
      INSERT INTO credit_ledger (user_id, kind, amount, reason, at, grant_id, charge_id)
      VALUES (${grant.userId}, 'grant', ${grant.amount}, ${grant.reason}, ${grant.at}, ${grant.grantId ?? null},
        ${grant.chargeId ?? null})
      ON CONFLICT (grant_id) DO NOTHING
      RETURNING user_id, amount
    )
    INSERT INTO credit_balances (user_id, granted) SELECT user_id, amount FROM written
    ON CONFLICT (user_id) DO UPDATE SET granted = credit_balances.granted + excluded.granted`.execute(db);
  return numAffectedRows === 1n;
}

export async function findGrant(
  db: Db,
  grantId: string,
): Promise<{ kind: LedgerKind; userId: string; amount: number; reason: string } | null> {
  const row = await db
    .selectFrom('credit_ledger')
    .select(['kind', 'user_id as userId', 'amount', 'reason'])
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the balance until the transaction ends. */
export async function lockBalance(db: Db, userId: string): Promise<Balance> {
  await db
    .selectFrom('credit_balances')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return findBalance(db, userId);
}

export async function insertWithdrawal(
  db: Db,
  withdrawal: {
    userId: string;
    amount: number;
    reason: string;
    at: Date;
    grantId?: string;
    chargeId?: string;
  },
): Promise<void> {
  const { userId, amount, reason, at, grantId = null, chargeId = null } = withdrawal;
  await db
    .insertInto('credit_ledger')
    .values({ user_id: userId, kind: 'withdraw', amount, reason, at, grant_id: grantId, charge_id: chargeId })
    .execute();
  await db
    .updateTable('credit_balances')
    .set((e) => ({ granted: e('granted', '-', amount) }))
    .where('user_id', '=', userId)
    .execute();
}

/** Takes one credit if there is one, in one statement, so that two requests cannot take the same credit. */
export async function insertReservation(
  db: Db,
  reservation: { userId: string; attemptId: string; reason: string; at: Date },
): Promise<{ creditsLeft: number } | null> {
  const { rows } = await sql<{ creditsLeft: number }>`
    WITH taken AS (
      UPDATE credit_balances SET reserved = reserved + 1
      WHERE user_id = ${reservation.userId} AND granted - captured - reserved >= 1
      RETURNING granted - captured - reserved AS credits_left
    ), written AS (
      INSERT INTO credit_ledger (user_id, kind, amount, attempt_id, reason, at)
      SELECT ${reservation.userId}::uuid, 'reserve', 1, ${reservation.attemptId}::uuid, ${reservation.reason}, ${reservation.at}::timestamptz
      FROM taken
    )
    SELECT credits_left AS "creditsLeft" FROM taken`.execute(db);
  return rows[0] ?? null;
}

/** Ends an open reservation. Returns false if it had already ended. */
export async function insertEnd(
  db: Db,
  end: { attemptId: string; kind: 'capture' | 'release'; reason: string; at: Date },
): Promise<boolean> {
  const captured = end.kind === 'capture' ? 1 : 0;
  const { numAffectedRows } = await sql`
    WITH ended AS (
      INSERT INTO credit_ledger (user_id, kind, amount, attempt_id, reason, at)
      SELECT user_id, ${end.kind}, amount, attempt_id, ${end.reason}, ${end.at}::timestamptz
      FROM credit_ledger WHERE attempt_id = ${end.attemptId} AND kind = 'reserve'
      ON CONFLICT DO NOTHING
      RETURNING user_id, amount
    )
    UPDATE credit_balances AS balance
    SET reserved = reserved - ended.amount, captured = captured + ended.amount * ${captured}::integer
    FROM ended WHERE balance.user_id = ended.user_id`.execute(db);
  return numAffectedRows === 1n;
}

/** Oldest first. */
export async function listCreditEntries(db: Db, userId: string): Promise<CreditEntry[]> {
  return db
    .selectFrom('credit_ledger')
    .select(['kind', 'amount', 'charge_id as chargeId'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** The credits withdrawn because this charge was returned, minus those granted again for `reason`. */
export async function sumTakenBack(
  db: Db,
  { chargeId, reason }: { chargeId: string; reason: string },
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT coalesce(sum(CASE kind WHEN 'withdraw' THEN amount ELSE -amount END), 0)::integer AS taken
    FROM credit_ledger
    WHERE charge_id = ${chargeId} AND (kind = 'withdraw' OR reason = ${reason})`.execute(db);
  return rows[0]?.taken ?? 0;
}

export async function findBalance(db: Db, userId: string): Promise<Balance> {
  const row = await db
    .selectFrom('credit_balances')
    .select(['granted', 'captured', 'reserved'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { granted: 0, captured: 0, reserved: 0 };
}

/** Newest first. Every entry of an attempt carries the job that its reservation names. */
export async function listLedger(db: Db, userId: string): Promise<LedgerEntry[]> {
  return db
    .selectFrom('credit_ledger as entry')
    .leftJoin('attempts', 'attempts.id', 'entry.attempt_id')
    .leftJoin('credit_ledger as reservation', (join) =>
      join.onRef('reservation.attempt_id', '=', 'entry.attempt_id').on('reservation.kind', '=', 'reserve'),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.amount',
      'entry.reason',
      'entry.at',
      'attempts.application_id as applicationId',
      sql<string>`coalesce(reservation.reason, entry.reason)`.as('subject'),
    ])
    .where('entry.user_id', '=', userId)
    .orderBy('entry.id', 'desc')
    .execute();
}

export async function listAttemptLedger(
  db: Db,
  attemptId: string,
): Promise<{ kind: LedgerKind; at: Date }[]> {
  return db
    .selectFrom('credit_ledger')
    .select(['kind', 'at'])
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute();
}
