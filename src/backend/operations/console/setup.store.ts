import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Plan } from '#domain/credits/plans.ts';

export interface RunningPlans {
  code: string;
  terms: Plan[] | null;
  people: number;
}

/** Counts running paid plans; the free starter plan doesn't count. */
export async function countRunningPlans(db: Db, now: Date): Promise<RunningPlans[]> {
  return db
    .selectFrom('subscriptions')
    .select(['plan as code', sql<Plan[] | null>`terms`.as('terms'), sql<number>`count(*)::int`.as('people')])
    .where('status', '<>', 'ended')
    .whereRef('id', '<>', 'user_id')
    .where('period_ends_at', '>', now)
    .groupBy(['plan', 'terms'])
    .execute();
}

export interface VariantCounts {
  experimentId: string;
  variant: number;
  people: number;
  paid: number;
  appliedDirectly: number;
}

/** Counts participants, and those who paid or applied on an employer's site after they got their variant. */
export async function countResults(db: Db): Promise<VariantCounts[]> {
  const { rows } = await sql<VariantCounts>`
    SELECT a.experiment_id AS "experimentId", a.variant, count(*)::int AS people,
      count(*) FILTER (WHERE EXISTS (SELECT FROM charges c
        WHERE c.user_id = a.user_id AND c.status = 'paid' AND c.at >= a.assigned_at))::int AS paid,
      count(*) FILTER (WHERE EXISTS (SELECT FROM applications p
        WHERE p.user_id = a.user_id AND p.post_archive_at >= a.assigned_at))::int AS "appliedDirectly"
    FROM experiment_assignments a GROUP BY a.experiment_id, a.variant`.execute(db);
  return rows;
}
