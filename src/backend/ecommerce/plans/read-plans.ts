import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import type { PublicPlans } from '#contract/money/ecommerce.ts';
import type { Plan } from '#domain/credits/plans.ts';
import { listPlanVersions } from './plan-versions.store.ts';

/** Returns the plans as they are sold now: the configured ones with operators' changes. */
export async function readPlans(
  { db }: Pick<Context, 'db'>,
  { configuredPlans }: Pick<PaymentDesk, 'configuredPlans'>,
): Promise<Plan[]> {
  const changed = new Map((await listPlanVersions(db)).map((plan) => [plan.code, plan]));
  return configuredPlans.map((plan) => changed.get(plan.code) ?? plan);
}

/** Returns the current prices for everyone; no plans if none are sold here. */
export async function listPublicPlans(
  context: Context,
  {
    plans: configuredPlans,
    sellsPlans,
    starterCredits,
  }: Pick<Config, 'plans' | 'sellsPlans' | 'starterCredits'>,
): Promise<PublicPlans> {
  const plans = sellsPlans ? await readPlans(context, { configuredPlans }) : [];
  return { freeCredits: starterCredits, plans };
}
