import { listAttemptLedger } from '#backend/ecommerce/record/credits.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { LedgerKind } from '#domain/credits/ledger.ts';

/** When the credit of one attempt was reserved and how the reservation ended. */
export function listCreditSteps(
  context: Context,
  input: { attemptId: string },
): Promise<{ kind: LedgerKind; at: Date }[]> {
  return listAttemptLedger(context.db, input.attemptId);
}
