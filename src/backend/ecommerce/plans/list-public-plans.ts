import type { Context } from '#backend/platform/context.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import type { PublicPlans } from '#contract/money/ecommerce.ts';
import { readPlans } from './read-plans.ts';

/** The prices as they are charged; nothing where nothing is sold. */
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
