import {
  findBalance,
  insertWithdrawal,
  listCreditEntries,
  lockBalance,
} from '#backend/ecommerce/record/credits.store.ts';
import { findChargeById, setCreditsOwed } from '#backend/ecommerce/record/payments.store.ts';
import { changeSubscription, findPaidSubscription } from '#backend/ecommerce/record/subscriptions.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { availableCredits } from '#domain/credits/ledger.ts';
import { countUnused } from '#domain/credits/unused-credits.ts';
import { getCredits } from './get-credits.ts';

/**
 * The money of a charge went back: the plan it paid for ends, and its unused credits are withdrawn. Those that are
 * reserved for an application on its way are withdrawn when they come back (`withdrawOwed`); used ones stay used.
 */
export async function takeBackPlan(
  context: Context,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<void> {
  const { db } = context;
  const paidFor = await findPaidSubscription(db, chargeId);
  if (paidFor && paidFor.status !== 'ended')
    await changeSubscription(db, paidFor.id, { status: 'ended', dueAt: null });
  const balance = await lockBalance(db, userId);
  const unused = countUnused(await listCreditEntries(db, userId), chargeId);
  const amount = Math.min(unused, availableCredits(balance));
  await setCreditsOwed(db, chargeId, Math.min(unused - amount, balance.reserved));
  if (amount > 0) await withdraw(context, { userId, chargeId, amount });
}

/** A reserved credit has come back to somebody whose payment for it went back, too. */
export async function withdrawOwed(
  context: Context,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<void> {
  if (availableCredits(await findBalance(context.db, userId)) > 0)
    await withdraw(context, { userId, chargeId, amount: 1 });
}

async function withdraw(
  context: Context,
  { userId, chargeId, amount }: { userId: string; chargeId: string; amount: number },
): Promise<void> {
  const charge = await findChargeById(context.db, chargeId);
  const reason = `Payment returned: ${charge?.description ?? 'plan'}`;
  await insertWithdrawal(context.db, { userId, amount, reason, chargeId, at: context.now() });
  const { credits } = await getCredits(context, { userId });
  await context.publish(userId, { type: 'credits-changed', data: { credits } });
}
