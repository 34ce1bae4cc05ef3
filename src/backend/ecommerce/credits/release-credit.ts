import { insertEnd } from '#backend/ecommerce/record/credits.store.ts';
import { takeOwedCredit } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { withdrawOwed } from './take-back-plan.ts';

/** Gives the attempt's reserved credit back. False when it was captured or released before: then nothing changes. */
export async function releaseCredit(
  context: Context,
  input: { attemptId: string; reason: string },
): Promise<boolean> {
  const released = await insertEnd(context.db, { ...input, kind: 'release', at: context.now() });
  const owed = released ? await takeOwedCredit(context.db, input.attemptId) : null;
  if (owed) await withdrawOwed(context, owed);
  return released;
}
