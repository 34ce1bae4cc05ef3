import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Plan, PlanCode } from '#domain/credits/plans.ts';
import type { Subscription } from '#domain/credits/subscription.ts';

export interface StoredSubscription extends Subscription {
  id: string;
  userId: string;
  plan: PlanCode;
  /** When the scheduler handles it next. */
  dueAt: Date | null;
  failedTries: number;
  /** A plan of several months grants its credits month by month. */
  creditsUntil: Date | null;
  /** The charge that paid for the current period. */
  chargeId: string | null;
  /** The plan as the person agreed to it, and the one after a trial; null for the free starter plan and in older rows. */
  terms: Plan[] | null;
}

const columns = [
  'id',
  'user_id as userId',
  'status',
  'started_at as startedAt',
  'period_ends_at as periodEndsAt',
  'due_at as dueAt',
  'failed_tries as failedTries',
  'credits_until as creditsUntil',
  'charge_id as chargeId',
  sql<PlanCode>`plan`.as('plan'),
  sql<Plan[] | null>`terms`.as('terms'),
] as const;

const selectSubscriptions = (db: Db) => db.selectFrom('subscriptions').select(columns);

/** Newest first. */
export async function findSubscriptions(db: Db, userId: string): Promise<StoredSubscription[]> {
  return selectSubscriptions(db).where('user_id', '=', userId).orderBy('started_at', 'desc').execute();
}

export async function findLatestSubscription(
  db: Db,
  userId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredSubscription | null> {
  let query = selectSubscriptions(db).where('user_id', '=', userId).orderBy('started_at', 'desc').limit(1);
  if (lock) query = query.forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** Finds a subscription that is due, unless a charge of that person is in progress. */
export async function findDueSubscription(db: Db, now: Date): Promise<StoredSubscription | null> {
  const row = await selectSubscriptions(db)
    .where('due_at', '<=', now)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('payment_requests')
            .select('payment_requests.id')
            .whereRef('payment_requests.user_id', '=', 'subscriptions.user_id')
            .where('kind', '=', 'charge')
            .where('settled_at', 'is', null),
        ),
      ),
    )
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the subscription until the transaction ends. */
export async function findSubscription(db: Db, id: string): Promise<StoredSubscription | null> {
  const row = await selectSubscriptions(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** The subscription whose current period this charge paid for. */
export async function findPaidSubscription(db: Db, chargeId: string): Promise<StoredSubscription | null> {
  const row = await selectSubscriptions(db)
    .where('charge_id', '=', chargeId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns false if a subscription with this id already exists. */
export async function insertSubscription(
  db: Db,
  subscription: Omit<StoredSubscription, 'failedTries'>,
): Promise<boolean> {
  const row = await db
    .insertInto('subscriptions')
    .values({
      id: subscription.id,
      user_id: subscription.userId,
      plan: subscription.plan,
      status: subscription.status,
      started_at: subscription.startedAt,
      period_ends_at: subscription.periodEndsAt,
      due_at: subscription.dueAt,
      credits_until: subscription.creditsUntil,
      charge_id: subscription.chargeId,
      terms: subscription.terms && JSON.stringify(subscription.terms),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeSubscription(
  db: Db,
  id: string,
  change: Partial<
    Pick<
      StoredSubscription,
      'status' | 'periodEndsAt' | 'dueAt' | 'failedTries' | 'creditsUntil' | 'chargeId' | 'terms'
    >
  >,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({
      ...(change.status && { status: change.status }),
      ...(change.periodEndsAt && { period_ends_at: change.periodEndsAt }),
      ...(change.dueAt !== undefined && { due_at: change.dueAt }),
      ...(change.failedTries !== undefined && { failed_tries: change.failedTries }),
      ...(change.terms && { terms: JSON.stringify(change.terms) }),
      ...(change.chargeId && { charge_id: change.chargeId }),
      ...(change.creditsUntil !== undefined && { credits_until: change.creditsUntil }),
    })
    .where('id', '=', id)
    .execute();
}
