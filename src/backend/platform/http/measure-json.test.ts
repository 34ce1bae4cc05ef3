import { expect, it } from 'vitest';
import { measureJson } from './measure-json.ts';

const limits = { values: 30_000, depth: 100 };

function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const entries = Object.values(value);
  return entries.reduce((sum: number, one) => sum + count(one), entries.length);
}

it.each([
  [{}, 0],
  [[], 0],
  [[[], {}, [[]]], 3],
  [{ a: [1, 2, { b: null }], 'c,{[': 'x,"y"[\\', d: '\\\\"' }, 2],
  ['a, b, [c]', 0],
])('%j has as many values as its parsed form, whatever its texts hold', (value, depth) => {
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
    expect(measureJson(text, limits).values).toBe(count(value));
  expect(measureJson(JSON.stringify(value), limits).depth).toBeGreaterThanOrEqual(depth);
});

it('a body of nothing but brackets, empty objects, or one endless text is measured in one pass', () => {
  expect(measureJson('['.repeat(500_000), limits).depth).toBe(101);
  const many = measureJson(`[${'{},'.repeat(400_000)}{}]`, limits).values;
  expect(many).toBeGreaterThan(30_000);
  expect(many).toBeLessThan(31_000);
  expect(measureJson(`"${'\\'.repeat(999_999)}"`, limits)).toEqual({ values: 0, depth: 0 });
});
