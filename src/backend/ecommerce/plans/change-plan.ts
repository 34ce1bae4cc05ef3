import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { Context } from '#backend/platform/context.ts';
import { changedPlan, findPlanMistakes, isSamePlan, type PlanChange } from '#domain/credits/change-plan.ts';
import { type Plan, planOf } from '#domain/credits/plans.ts';
import { Problem } from '#domain/problem.ts';
import { insertPlanVersion, lockPlanVersions } from './plan-versions.store.ts';
import { readPlans } from './read-plans.ts';

/** Changes the terms of a plan for new subscribers; others keep the terms they agreed to. Refuses invalid terms. */
export async function changePlan(
  context: Context,
  desk: PaymentDesk,
  change: PlanChange,
): Promise<{ before: Plan; after: Plan; changed: boolean }> {
  await lockPlanVersions(context.db);
  const plans = await readPlans(context, desk);
  const fields = findPlanMistakes(plans, change);
  if (Object.keys(fields).length > 0) throw new Problem('invalid_request', { fields });
  const before = planOf(plans, change.code);
  const after = changedPlan(before, change);
  const changed = !isSamePlan(before, after);
  if (changed) await insertPlanVersion(context.db, after, context.now());
  return { before, after, changed };
}
