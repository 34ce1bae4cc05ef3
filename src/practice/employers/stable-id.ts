import { createHash } from 'node:crypto';

/** The same seed gives the same id on every machine, so links to practice jobs stay valid. */
export function makeStableUuid(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function makeStableNumber(seed: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex').slice(0, 12)}`);
  return String(4_000_000_000 + Number(digits % 1_000_000_000n));
}
