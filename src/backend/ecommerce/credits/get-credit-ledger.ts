import { findBalance, listLedger } from '#backend/ecommerce/record/credits.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import type { getCreditLedger as call } from '#contract/money/ecommerce.ts';
import { availableCredits, withCreditsLeft } from '#domain/credits/ledger.ts';

/** Returns the balance and every ledger entry, newest first, each with the credits left after it. */
export async function getCreditLedger(
  context: Context,
  input: { userId: string },
): Promise<AnswerOf<typeof call>> {
  const balance = await findBalance(context.db, input.userId);
  const entries = await listLedger(context.db, input.userId);
  const rows = withCreditsLeft(entries).map((entry) => ({
    ...entry,
    id: String(entry.id),
    at: entry.at.toISOString(),
  }));
  return { ...balance, available: availableCredits(balance), rows };
}
