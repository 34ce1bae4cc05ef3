import { insertEnd, insertReservation, listAttemptLedger } from '#backend/ecommerce/record/credits.store.ts';
import { takeOwedCredit } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { LedgerKind } from '#domain/credits/ledger.ts';
import { withdrawOwed } from './take-back-plan.ts';

export type Reservation = { outcome: 'reserved'; creditsLeft: number } | { outcome: 'none' };

/** Reserves one credit for an attempt; it is captured once the employer confirms and released otherwise. */
export async function reserveCredit(
  context: Context,
  input: { userId: string; attemptId: string; reason: string },
): Promise<Reservation> {
  const taken = await insertReservation(context.db, { ...input, at: context.now() });
  return taken ? { outcome: 'reserved', creditsLeft: taken.creditsLeft } : { outcome: 'none' };
}

/** Spends the attempt's reserved credit. Changes nothing and returns false if it was already captured or released. */
export async function captureCredit(
  context: Context,
  input: { attemptId: string; reason: string },
): Promise<boolean> {
  const captured = await insertEnd(context.db, { ...input, kind: 'capture', at: context.now() });
  if (captured) await takeOwedCredit(context.db, input.attemptId);
  return captured;
}

/** Gives the attempt's reserved credit back. Changes nothing and returns false if it was already captured or released. */
export async function releaseCredit(
  context: Context,
  input: { attemptId: string; reason: string },
): Promise<boolean> {
  const released = await insertEnd(context.db, { ...input, kind: 'release', at: context.now() });
  const owed = released ? await takeOwedCredit(context.db, input.attemptId) : null;
  if (owed) await withdrawOwed(context, owed);
  return released;
}

/** Lists when an attempt's credit was reserved and how the reservation ended. */
export function listCreditSteps(
  context: Context,
  input: { attemptId: string },
): Promise<{ kind: LedgerKind; at: Date }[]> {
  return listAttemptLedger(context.db, input.attemptId);
}
