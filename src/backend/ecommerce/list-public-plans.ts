import type { Config } from '#backend/platform/config.ts';
import type { PublicPlans } from '#contract/ecommerce.ts';

/** The prices as they are charged; nothing where nothing is sold. */
export function listPublicPlans({
  plans,
  sellsPlans,
  starterCredits,
}: Pick<Config, 'plans' | 'sellsPlans' | 'starterCredits'>): PublicPlans {
  return { freeCredits: starterCredits, plans: sellsPlans ? plans : [] };
}
