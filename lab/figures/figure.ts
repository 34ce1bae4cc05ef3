import type { Row } from './row-writers.ts';

/** What was measured for one row of docs/reliability, in a sentence. */
export interface Figure {
  row: Row;
  isMet: boolean;
  said: string;
}

/** 1,234.5 rather than 1234.51. */
export function say(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
}

export function saySeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
