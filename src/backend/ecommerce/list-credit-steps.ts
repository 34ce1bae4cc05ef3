import type { Context } from '#backend/platform/context.ts';
import type { LedgerKind } from '#domain/credits/ledger.ts';
import { listAttemptEntries } from './credits.store.ts';

/** What happened to the credit of one attempt, in order. */
export async function listCreditSteps(
  context: Context,
  input: { attemptId: string },
): Promise<{ kind: LedgerKind; at: Date }[]> {
  return listAttemptEntries(context.db, input.attemptId);
}
