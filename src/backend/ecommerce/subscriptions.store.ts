import type { Context } from '#backend/platform/context.ts';
import type { Subscription } from '#domain/credits/subscription.ts';

type Db = Context['db'];

export async function findLatestSubscription(db: Db, userId: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'started_at as startedAt', 'period_ends_at as periodEndsAt'])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Newest first. */
export async function findSubscriptions(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .selectFrom('subscriptions')
    .select(['plan', 'status', 'started_at as startedAt', 'period_ends_at as periodEndsAt'])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .execute();
}

/** False when a subscription with this id exists already. */
export async function insertSubscription(
  db: Db,
  subscription: Subscription & { id: string; userId: string },
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
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
