import { hashRecord } from './hash-record.ts';

/** A row of an attempt's step log. */
export interface ChainedStep {
  position: number;
  name: string;
  detail: Record<string, unknown>;
  at: Date;
  hash: string;
  previousHash: string;
}

export const chainStart = '0'.repeat(64);

export function hashStep(previousHash: string, step: { name: string; detail: unknown; at: Date }): string {
  return hashRecord([previousHash, step.name, step.detail, step.at.toISOString()]);
}

/** True if every row, in order from the first, still matches its hash. */
export function isChainIntact(steps: readonly ChainedStep[]): boolean {
  let previousHash = chainStart;
  for (const step of steps) {
    if (step.previousHash !== previousHash || step.hash !== hashStep(previousHash, step)) return false;
    previousHash = step.hash;
  }
  return true;
}
