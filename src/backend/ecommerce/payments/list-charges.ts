import { findCharges } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Charge } from '#contract/money/ecommerce.ts';

export async function listCharges(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<Charge[]> {
  const charges = await findCharges(db, userId);
  return charges.map((charge) => ({ ...charge, at: charge.at.toISOString() }));
}
