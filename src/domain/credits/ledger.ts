import { z } from 'zod';
import { planTexts } from '#domain/messages/plans.ts';

export const ledgerKinds = ['grant', 'reserve', 'capture', 'release', 'withdraw'] as const;
export const LedgerKind = z.enum(ledgerKinds);
export type LedgerKind = z.infer<typeof LedgerKind>;

export interface Balance {
  granted: number;
  captured: number;
  reserved: number;
}

export function availableCredits(balance: Balance): number {
  return balance.granted - balance.captured - balance.reserved;
}

/** "1 used, 9 on their way" */
export function describeUse({ used, reserved }: { used: number; reserved: number }): string {
  return reserved === 0 ? planTexts.used(used) : planTexts.usedAndReserved(used, reserved);
}

/** How an entry changes the credits left: using a reserved credit changes nothing. */
export function changeOf({ kind, amount }: { kind: LedgerKind; amount: number }): number {
  if (kind === 'capture') return 0;
  return kind === 'reserve' || kind === 'withdraw' ? -amount : amount;
}

/** Entries, newest first, each with the credits left after it. */
export function withCreditsLeft<Entry extends { kind: LedgerKind; amount: number }>(
  newestFirst: readonly Entry[],
): (Entry & { left: number })[] {
  let left = 0;
  const oldestFirst = newestFirst.toReversed().map((entry) => {
    left += changeOf(entry);
    return { ...entry, left };
  });
  return oldestFirst.toReversed();
}

export const exhaustReasons = [
  'rcFail',
  'subsInactive',
  'subsExpiring',
  'trialLimitReached',
  'rcLimitReached',
] as const;
export const ExhaustReason = z.enum(exhaustReasons);
export type ExhaustReason = z.infer<typeof ExhaustReason>;
