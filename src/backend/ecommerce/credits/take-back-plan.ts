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
import { creditReasons } from '#domain/messages/payments.ts';
import { getCredits } from './get-credits.ts';

/**
 * Ends the plan that a returned charge paid for and withdraws its unused credits. Credits reserved for an application in
 * progress are withdrawn when they are released (`withdrawOwed`); used credits stay used.
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

/** Withdraws a released credit whose payment was returned in the meantime. */
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
  const reason = creditReasons.returned(charge?.description ?? creditReasons.plan);
  await insertWithdrawal(context.db, { userId, amount, reason, chargeId, at: context.now() });
  const { credits } = await getCredits(context, { userId });
  await context.publish(userId, { type: 'credits-changed', data: { credits } });
}
