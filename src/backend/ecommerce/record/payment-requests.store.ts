import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#backend/platform/db/db.ts';
import { PaymentAnswer } from '#contract/money/ecommerce.ts';
import { Plan, PlanCode } from '#domain/credits/plans.ts';

const charge = {
  plan: PlanCode,
  /** The plan as the person agreed to it; missing in requests older than stored terms. */
  terms: z.array(Plan).optional(),
  description: z.string(),
  amountCents: z.number().int(),
  /** The provider's reference for the card. */
  card: z.string(),
};

/** What the provider is asked for, with everything needed to settle it. */
export const PaymentWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscribe'), ...charge, label: z.string(), words: z.string() }),
  /** Another period of the same plan. */
  z.object({ kind: z.literal('renew'), ...charge, subscriptionId: z.uuid() }),
  /** A plan that starts after a trial or a failed charge. */
  z.object({ kind: z.literal('follow'), ...charge, subscriptionId: z.uuid() }),
  z.object({
    kind: z.literal('refund'),
    chargeId: z.uuid(),
    reference: z.string(),
    /** What the person reads about it. */
    line: z.string(),
  }),
]);
export type PaymentWork = z.infer<typeof PaymentWork>;
export type ChargeWork = Exclude<PaymentWork, { kind: 'refund' }>;

export interface PaymentRequest {
  id: string;
  userId: string;
  work: PaymentWork;
  madeAt: Date;
  claimedUntil: Date;
}

const columns = [
  'id',
  'user_id as userId',
  'work',
  'made_at as madeAt',
  'claimed_until as claimedUntil',
] as const;
const readRequest = (row: Omit<PaymentRequest, 'work'> & { work: unknown }): PaymentRequest => ({
  ...row,
  work: PaymentWork.parse(row.work),
});

/** Allows one change of a person's plan at a time; others wait for its transaction to end. */
export async function lockPlan(db: Db, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plan ${userId}`}, 0))`.execute(db);
}

export async function insertRequest(db: Db, request: PaymentRequest): Promise<void> {
  await db
    .insertInto('payment_requests')
    .values({
      id: request.id,
      user_id: request.userId,
      kind: request.work.kind === 'refund' ? 'refund' : 'charge',
      work: JSON.stringify(request.work),
      made_at: request.madeAt,
      claimed_until: request.claimedUntil,
    })
    .execute();
}

export async function findOpenCharge(db: Db, userId: string): Promise<PaymentRequest | null> {
  const row = await db
    .selectFrom('payment_requests')
    .select(columns)
    .where((e) => e.and({ user_id: userId, kind: 'charge' }))
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row ? readRequest(row) : null;
}

/** An earlier refund request for the charge, settled or not. */
export async function findRefundRequest(db: Db, chargeId: string): Promise<PaymentRequest | null> {
  const row = await db
    .selectFrom('payment_requests')
    .select(columns)
    .where('kind', '=', 'refund')
    .where(sql<string>`work ->> 'chargeId'`, '=', chargeId)
    .executeTakeFirst();
  return row ? readRequest(row) : null;
}

export async function claimRequest(db: Db, id: string, until: Date): Promise<void> {
  await db.updateTable('payment_requests').set({ claimed_until: until }).where('id', '=', id).execute();
}

/** Takes an open request that no process is working on anymore. */
export async function takeAbandoned(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<PaymentRequest | null> {
  const row = await db
    .updateTable('payment_requests')
    .set({ claimed_until: until })
    .where('id', '=', (e) =>
      e
        .selectFrom('payment_requests')
        .select('id')
        .where('settled_at', 'is', null)
        .where('claimed_until', '<=', now)
        .orderBy('claimed_until')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ? readRequest(row) : null;
}

/** Locks the request and returns its answer, or null while it is open. */
export async function findSettled(db: Db, id: string): Promise<PaymentAnswer | null> {
  const row = await db
    .selectFrom('payment_requests')
    .select('answer')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.answer ? PaymentAnswer.parse(row.answer) : null;
}

export async function settleRequest(
  db: Db,
  { id, answer, at }: { id: string; answer: PaymentAnswer; at: Date },
): Promise<void> {
  await db
    .updateTable('payment_requests')
    .set({ settled_at: at, answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}
