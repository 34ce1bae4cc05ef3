import type { UserContext } from '#backend/platform/context.ts';
import type { Charge } from '#contract/ecommerce.ts';
import { findCharges } from './payments.store.ts';

export async function listCharges(context: UserContext): Promise<Charge[]> {
  const charges = await findCharges(context.db, context.user.id);
  return charges.map((charge) => ({ ...charge, at: charge.at.toISOString() }));
}
