import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PlanCode } from '#domain/credits/plans.ts';

export interface StoredCharge {
  id: string;
  at: Date;
  description: string;
  amountCents: number;
  status: Tables['charges']['status'];
}

const shown = ['id', 'at', 'description', 'amount_cents as amountCents', 'status'] as const;

/** Returns false if this charge of the provider is already stored. */
export async function insertCharge(
  db: Db,
  charge: Omit<StoredCharge, 'id'> & {
    id: string;
    userId: string;
    plan: PlanCode;
    provider: string;
    reference: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('charges')
    .values({
      id: charge.id,
      user_id: charge.userId,
      plan: charge.plan,
      description: charge.description,
      amount_cents: charge.amountCents,
      status: charge.status,
      provider: charge.provider,
      provider_reference: charge.reference,
      at: charge.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_reference']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findCharges(db: Db, userId: string): Promise<StoredCharge[]> {
  return db
    .selectFrom('charges')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** Locks the charge until the transaction ends. */
export async function findCharge(
  db: Db,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<(StoredCharge & { provider: string; reference: string }) | null> {
  const row = await db
    .selectFrom('charges')
    .select([...shown, 'provider', 'provider_reference as reference'])
    .where((e) => e.and({ id: chargeId, user_id: userId }))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertPlanConsent(
  db: Db,
  consent: { id: string; userId: string; plan: PlanCode; words: string; at: Date },
): Promise<void> {
  await db
    .insertInto('plan_consents')
    .values({
      id: consent.id,
      user_id: consent.userId,
      plan: consent.plan,
      words: consent.words,
      given_at: consent.at,
    })
    .execute();
}

export async function hasPlanConsent(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_consents')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveCard(
  db: Db,
  card: { userId: string; provider: string; reference: string; label: string; at: Date },
): Promise<void> {
  const values = {
    provider: card.provider,
    reference: card.reference,
    label: card.label,
    updated_at: card.at,
  };
  await db
    .insertInto('payment_methods')
    .values({ user_id: card.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function findCard(db: Db, userId: string): Promise<{ reference: string; label: string } | null> {
  const row = await db
    .selectFrom('payment_methods')
    .select(['reference', 'label'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes the status; returns false if the charge is in none of the `from` states. */
export async function markCharge(
  db: Db,
  { chargeId, from, to }: { chargeId: string; from: StoredCharge['status'][]; to: StoredCharge['status'] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('charges')
    .set({ status: to })
    .where('id', '=', chargeId)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findChargeByReference(
  db: Db,
  { provider, reference }: { provider: string; reference: string },
): Promise<(StoredCharge & { userId: string }) | null> {
  const row = await db
    .selectFrom('charges')
    .select([...shown, 'user_id as userId'])
    .where((e) => e.and({ provider, provider_reference: reference }))
    .executeTakeFirst();
  return row ?? null;
}

export async function findChargeById(db: Db, id: string): Promise<StoredCharge | null> {
  const row = await db.selectFrom('charges').select(shown).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function setCreditsOwed(db: Db, chargeId: string, credits: number): Promise<void> {
  await db.updateTable('charges').set({ credits_owed: credits }).where('id', '=', chargeId).execute();
}

/** Settles one of the person's owed credits and returns its charge; null if none is owed. */
export async function takeOwedCredit(
  db: Db,
  attemptId: string,
): Promise<{ userId: string; chargeId: string } | null> {
  const row = await db
    .updateTable('charges')
    .set((e) => ({ credits_owed: e('credits_owed', '-', 1) }))
    .where('id', '=', (e) =>
      e
        .selectFrom('charges')
        .innerJoin('credit_ledger as reservation', 'reservation.user_id', 'charges.user_id')
        .select('charges.id')
        .where('reservation.attempt_id', '=', attemptId)
        .where('reservation.kind', '=', 'reserve')
        .where('charges.credits_owed', '>', 0)
        .orderBy('charges.at')
        .limit(1),
    )
    .returning(['user_id as userId', 'id as chargeId'])
    .executeTakeFirst();
  return row ?? null;
}
