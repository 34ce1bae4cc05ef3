import type { LedgerKind } from './ledger.ts';

export interface CreditEntry {
  kind: LedgerKind;
  amount: number;
  /** The charge that paid for a grant, or that a withdrawal refunded. */
  chargeId: string | null;
}

/**
 * How many of the credits that came with a charge are not used yet; reserved ones count as unused. The oldest
 * credits are used first, so an earlier payment's credits never shrink because a later payment is refunded.
 */
export function countUnused(oldestFirst: readonly CreditEntry[], chargeId: string): number {
  const lots = oldestFirst.flatMap(({ kind, amount, chargeId: of }) =>
    kind === 'grant' ? [{ chargeId: of, left: amount }] : [],
  );
  const take = (amount: number, from: typeof lots) => {
    let open = amount;
    for (const lot of from) {
      const taken = Math.min(open, lot.left);
      lot.left -= taken;
      open -= taken;
    }
  };
  for (const { kind, amount, chargeId: of } of oldestFirst)
    if (kind === 'withdraw' && of !== null)
      take(
        amount,
        lots.filter((lot) => lot.chargeId === of),
      );
  for (const { kind, amount, chargeId: of } of oldestFirst)
    if (kind === 'capture' || (kind === 'withdraw' && of === null)) take(amount, lots);
  return lots.reduce((sum, lot) => sum + (lot.chargeId === chargeId ? lot.left : 0), 0);
}
