import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PlanCode } from '#domain/credits/plans.ts';

type Db = Context['db'];

export interface StoredCharge {
  id: string;
  at: Date;
  description: string;
  amountCents: number;
  status: Tables['charges']['status'];
}

/** False when this charge of the provider was written before: then nothing changes. */
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
    .select(['id', 'at', 'description', 'amount_cents as amountCents', 'status'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** Locked until the transaction ends. */
export async function findCharge(
  db: Db,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<(StoredCharge & { provider: string; reference: string }) | null> {
  const row = await db
    .selectFrom('charges')
    .select([
      'id',
      'at',
      'description',
      'amount_cents as amountCents',
      'status',
      'provider',
      'provider_reference as reference',
    ])
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

/** The paid charge that is now given back; null when there is none by this name, or it was given back before. */
export async function markRefunded(
  db: Db,
  provider: string,
  reference: string,
): Promise<{ userId: string; plan: string } | null> {
  const row = await db
    .updateTable('charges')
    .set({ status: 'refunded' })
    .where('provider', '=', provider)
    .where('provider_reference', '=', reference)
    .where('status', '=', 'paid')
    .returning(['user_id as userId', 'plan'])
    .executeTakeFirst();
  return row ?? null;
}
