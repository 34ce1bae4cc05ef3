import {
  findBalance,
  findGrant,
  insertWithdrawal,
  lockBalance,
} from '#backend/ecommerce/record/credits.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { availableCredits } from '#domain/credits/ledger.ts';
import { Problem } from '#domain/problem.ts';

/** Takes back credits that nobody uses or has reserved, under an id as a grant is: sent again it changes nothing. */
export async function withdrawOnce(
  context: Context,
  input: { grantId: string; userId: string; amount: number; reason: string },
): Promise<{ withdrawn: boolean; credits: number }> {
  const { db } = context;
  const left = availableCredits(await lockBalance(db, input.userId));
  const written = await findGrant(db, input.grantId);
  if (written) {
    const { kind, userId, amount, reason } = written;
    if (kind !== 'withdraw' || userId !== input.userId || amount !== input.amount || reason !== input.reason)
      throw new Problem('idempotency_mismatch');
    return { withdrawn: false, credits: left };
  }
  if (input.amount > left)
    throw new Problem('invalid_request', {
      fields: { amount: left === 1 ? 'Only 1 credit is left' : `Only ${left} credits are left` },
    });
  await insertWithdrawal(db, { ...input, at: context.now() });
  const credits = availableCredits(await findBalance(db, input.userId));
  await context.publish(input.userId, { type: 'credits-changed', data: { credits } });
  return { withdrawn: true, credits };
}
