import type { Setup } from '#contract/operations/operations-setup.ts';

export type ShownExperiment = Setup['experiments'][number];

export function percent(share: number): string {
  return new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
