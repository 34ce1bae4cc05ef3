import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookEveryMs, Silence } from './silence.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** How many looks, each taking this long, pass before the silence is over. */
function countLooks(lookMs: number): number {
  const silence = new Silence();
  for (let looks = 0; ; looks += 1) {
    if (silence.isOver(6_000)) return looks;
    vi.advanceTimersByTime(lookMs + lookEveryMs);
    silence.noteLook();
  }
}

it('a page gets as many looks on a busy machine as on a calm one', () => {
  expect(countLooks(0)).toBe(31);
  expect(countLooks(500)).toBe(31);
});

it('a machine that is slower still is not waited for', () => {
  expect(countLooks(2_000)).toBe(11);
});

it('silence begins again when something happens', () => {
  const silence = new Silence();
  vi.advanceTimersByTime(30_000);
  expect(silence.isOver(6_000)).toBe(true);
  silence.begin();
  expect(silence.isOver(6_000)).toBe(false);
});
