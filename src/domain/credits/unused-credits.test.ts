import { expect, test } from 'vitest';
import { type CreditEntry, countUnused } from './unused-credits.ts';

const grant = (amount: number, chargeId: string | null = null): CreditEntry => ({
  kind: 'grant',
  amount,
  chargeId,
});
const used = (amount: number): CreditEntry => ({ kind: 'capture', amount, chargeId: null });
const back = (amount: number, chargeId: string | null): CreditEntry => ({
  kind: 'withdraw',
  amount,
  chargeId,
});

test('the oldest credits are used first', () => {
  const entries = [grant(10, 'trial'), used(4), grant(100, 'month'), used(11)];
  expect([countUnused(entries, 'trial'), countUnused(entries, 'month')]).toEqual([0, 95]);
  expect(countUnused([grant(5), grant(10, 'trial'), used(3)], 'trial')).toBe(10);
});

test('credits of every grant of a charge count, and withdrawn ones do not', () => {
  const entries = [grant(100, 'year'), used(30), grant(100, 'year'), back(20, 'year')];
  expect(countUnused(entries, 'year')).toBe(150);
  expect(countUnused([...entries, back(150, 'year')], 'year')).toBe(0);
  expect(countUnused([grant(10, 'trial'), back(3, null)], 'trial')).toBe(7);
});

test('a reserved credit is not used yet, and an unknown charge has none', () => {
  const reserved: CreditEntry = { kind: 'reserve', amount: 1, chargeId: null };
  expect(countUnused([grant(10, 'trial'), reserved], 'trial')).toBe(10);
  expect(countUnused([grant(10, 'trial')], 'other')).toBe(0);
});
