import type { Db } from '#backend/platform/db/db.ts';
import { Plan, type PlanCode } from '#domain/credits/plans.ts';

export interface PaymentOrder {
  id: string;
  userId: string;
  plan: PlanCode;
  /** The plan as it was ordered; null in orders older than stored terms. */
  terms: Plan[] | null;
  amountCents: number;
  words: string;
  agreedAt: Date;
}

export async function insertOrder(db: Db, order: PaymentOrder): Promise<void> {
  await db
    .insertInto('payment_orders')
    .values({
      id: order.id,
      user_id: order.userId,
      plan: order.plan,
      terms: order.terms && JSON.stringify(order.terms),
      amount_cents: order.amountCents,
      words: order.words,
      agreed_at: order.agreedAt,
    })
    .execute();
}

export async function findOrder(db: Db, id: string): Promise<PaymentOrder | null> {
  const row = await db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    userId: row.user_id,
    plan: row.plan as PlanCode,
    terms: Plan.array().nullable().parse(row.terms),
    amountCents: row.amount_cents,
    words: row.words,
    agreedAt: row.agreed_at,
  };
}

/** Returns false if this message was already handled. */
export async function insertPaymentEvent(
  db: Db,
  event: { provider: string; id: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ provider: event.provider, event_id: event.id, at: event.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
