import { z } from 'zod';

export const ledgerKinds = ['grant', 'reserve', 'capture', 'release'] as const;
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

export const exhaustReasons = [
  'rcFail',
  'subsInactive',
  'subsExpiring',
  'trialLimitReached',
  'rcLimitReached',
] as const;
export const ExhaustReason = z.enum(exhaustReasons);
export type ExhaustReason = z.infer<typeof ExhaustReason>;
