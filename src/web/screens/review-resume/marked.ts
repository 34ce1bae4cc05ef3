import type { Spot } from '#domain/document/output/locate-value.ts';

/** A stretch of the original and the value that was read there. */
export interface Marked extends Spot {
  name: string;
  isSelected: boolean;
}
