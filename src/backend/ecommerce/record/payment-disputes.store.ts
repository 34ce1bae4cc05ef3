import type { Db } from '#backend/platform/db/db.ts';

export interface PaymentDispute {
  provider: string;
  reference: string;
  payment: string;
  outcome: 'open' | 'won' | 'lost';
  /** When we first heard of it. */
  at: Date;
}

export async function findDispute(
  db: Db,
  { provider, payment }: { provider: string; payment: string },
): Promise<PaymentDispute | null> {
  const row = await db
    .selectFrom('payment_disputes')
    .selectAll()
    .where((e) => e.and({ provider, payment }))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveDispute(db: Db, dispute: PaymentDispute): Promise<void> {
  await db
    .insertInto('payment_disputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'reference']).doUpdateSet({ outcome: dispute.outcome }),
    )
    .execute();
}
