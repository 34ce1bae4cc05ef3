import { insertGrant } from '#backend/ecommerce/record/credits.store.ts';
import type { Context } from '#backend/platform/context.ts';

export async function grantCredits(
  context: Context,
  input: { userId: string; amount: number; reason: string; chargeId?: string | undefined },
): Promise<void> {
  await insertGrant(context.db, { ...input, at: context.now() });
}
