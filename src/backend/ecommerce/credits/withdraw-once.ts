import {
  findBalance,
  findGrant,
  insertWithdrawal,
  lockBalance,
} from '#backend/ecommerce/record/credits.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { availableCredits } from '#domain/credits/ledger.ts';
import { refundErrors } from '#domain/messages/payments.ts';
import { Problem } from '#domain/problem.ts';

/**
 * Withdraws unused credits once per id. Repeating the withdrawal changes nothing; the same id with different content and
 * more credits than are left are refused.
 */
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
      fields: { amount: refundErrors.tooFewCredits(left) },
    });
  await insertWithdrawal(db, { ...input, at: context.now() });
  const credits = availableCredits(await findBalance(db, input.userId));
  await context.publish(input.userId, { type: 'credits-changed', data: { credits } });
  return { withdrawn: true, credits };
}
