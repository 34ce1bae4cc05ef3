import { expect, it } from 'vitest';
import { type Example, fitWeights } from './fit-weights.ts';

function repeat(count: number, names: string[], right: boolean): Example[] {
  return Array.from({ length: count }, () => ({ names, right }));
}

it('weighs what speaks for and against a result, and what is rare only a little', () => {
  const { base, weights } = fitWeights([
    ...repeat(90, ['good'], true),
    ...repeat(10, ['good'], false),
    ...repeat(10, ['bad'], true),
    ...repeat(90, ['bad'], false),
    ...repeat(1, ['rare'], true),
  ]);
  const get = (name: string) => weights.get(name) ?? Number.NaN;
  expect(get('good') + base).toBeGreaterThan(1.5);
  expect(get('bad') + base).toBeLessThan(-1.5);
  expect(get('rare')).toBeGreaterThan(0);
  expect(get('rare')).toBeLessThan(0.3);
});
