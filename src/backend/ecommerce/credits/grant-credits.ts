import { findBalance, findGrant, insertGrant } from '#backend/ecommerce/record/credits.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { availableCredits } from '#domain/credits/ledger.ts';
import { Problem } from '#domain/problem.ts';

/** Adds credits for a plan or a charge. */
export async function grantCredits(
  context: Context,
  input: { userId: string; amount: number; reason: string; chargeId?: string | undefined },
): Promise<void> {
  await insertGrant(context.db, { ...input, at: context.now() });
}

/** Grants credits once per id. Repeating the grant changes nothing; the same id with different content is refused. */
export async function grantOnce(
  context: Context,
  input: { grantId: string; userId: string; amount: number; reason: string },
): Promise<{ granted: boolean; credits: number }> {
  const granted = await insertGrant(context.db, { ...input, at: context.now() });
  const written = granted ? { ...input, kind: 'grant' } : await findGrant(context.db, input.grantId);
  if (
    written?.kind !== 'grant' ||
    written.userId !== input.userId ||
    written.amount !== input.amount ||
    written.reason !== input.reason
  )
    throw new Problem('idempotency_mismatch');
  const credits = availableCredits(await findBalance(context.db, input.userId));
  if (granted) await context.publish(input.userId, { type: 'credits-changed', data: { credits } });
  return { granted, credits };
}
