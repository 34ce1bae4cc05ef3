import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { Plan } from '#domain/credits/plans.ts';

/** The latest version of each plan that has one. */
export async function listPlanVersions(db: Db): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plan_versions')
    .distinctOn('code')
    .select(['code', 'name', 'price_cents as priceCents', 'credits', 'lasts'])
    .orderBy('code')
    .orderBy('version', 'desc')
    .execute();
  return Plan.array().parse(rows);
}

export async function insertPlanVersion(db: Db, plan: Plan, at: Date): Promise<void> {
  await db
    .insertInto('plan_versions')
    .values({
      code: plan.code,
      name: plan.name,
      price_cents: plan.priceCents,
      credits: plan.credits,
      lasts: JSON.stringify(plan.lasts),
      at,
    })
    .execute();
}

/** Allows one change at a time, so that each is compared with the result of the previous one. */
export async function lockPlanVersions(db: Db): Promise<void> {
  await sql`LOCK TABLE plan_versions IN SHARE ROW EXCLUSIVE MODE`.execute(db);
}
