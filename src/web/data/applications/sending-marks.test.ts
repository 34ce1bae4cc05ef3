import { beforeEach, expect, test } from 'vitest';
import { isMarkedSending, markSending, recentActionMs } from './sending-marks.ts';

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
beforeEach(() => {
  kept = new Map();
});

test('an approved application is kept under appliedAppTimeStamp with its time [IDN-006]', () => {
  markSending('a1', 1_000, storage);
  expect(JSON.parse(kept.get('appliedAppTimeStamp') ?? '')).toEqual({ a1: 1_000 });
  expect(isMarkedSending('a1', 2_000, storage)).toBe(true);
  expect(isMarkedSending('b2', 2_000, storage)).toBe(false);
});

test('the mark lasts two minutes and is then pruned [DRV-012]', () => {
  markSending('a1', 0, storage);
  expect(recentActionMs).toBe(120_000);
  expect(isMarkedSending('a1', recentActionMs - 1, storage)).toBe(true);
  expect(isMarkedSending('a1', recentActionMs, storage)).toBe(false);
  expect(JSON.parse(kept.get('appliedAppTimeStamp') ?? '')).toEqual({});
});

test('broken storage content counts as empty', () => {
  kept.set('appliedAppTimeStamp', '{"a1":');
  expect(isMarkedSending('a1', 1, storage)).toBe(false);
});
