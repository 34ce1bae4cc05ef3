import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';

type Db = Context['db'];

export async function countRunningPlans(db: Db, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['plan', sql<number>`count(*)::int`.as('count')])
    .where('status', '<>', 'ended')
    .where('period_ends_at', '>', now)
    .groupBy('plan')
    .execute();
  return new Map(rows.map(({ plan, count }) => [plan, count]));
}

export async function countParticipants(
  db: Db,
): Promise<{ experimentId: string; variant: number; count: number }[]> {
  return db
    .selectFrom('experiment_assignments')
    .select(['experiment_id as experimentId', 'variant', sql<number>`count(*)::int`.as('count')])
    .groupBy(['experiment_id', 'variant'])
    .execute();
}
