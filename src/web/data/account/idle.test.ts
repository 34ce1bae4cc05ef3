// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityEvents, endIdle, isIdle, onIdleChange } from './idle.ts';

let changes: boolean[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  stop = onIdleChange(() => changes.push(isIdle()));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const act = (name: string) => window.dispatchEvent(new Event(name));
const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('idle turns on after 15 minutes without activity [APP-095]', () => {
  pass(899_999);
  expect(isIdle()).toBe(false);
  pass(1);
  expect(isIdle()).toBe(true);
});

it('any activity starts the 15 minutes again [APP-095]', () => {
  pass(899_000);
  act('keydown');
  pass(899_999);
  expect(isIdle()).toBe(false);
  pass(1);
  expect(isIdle()).toBe(true);
});

it('only dismissing turns it off, and then the 15 minutes start again [APP-096]', () => {
  pass(900_000);
  for (const name of activityEvents) act(name);
  pass(5_000);
  expect(isIdle()).toBe(true);
  endIdle();
  expect(isIdle()).toBe(false);
  expect(changes).toEqual([true, false]);
  pass(900_000);
  expect(isIdle()).toBe(true);
});

it('a burst of activity counts once, a second after its last event [APP-098]', () => {
  const set = vi.spyOn(globalThis, 'setTimeout');
  for (let n = 0; n < 50; n += 1) {
    act('pointermove');
    pass(100);
  }
  expect(set.mock.calls.filter(([, ms]) => ms === 899_000)).toHaveLength(0);
  pass(1_000);
  expect(set.mock.calls.filter(([, ms]) => ms === 899_000)).toHaveLength(1);
  set.mockRestore();
});

it.each([
  'keydown',
  'keyup',
  'scroll',
  'wheel',
  'contextmenu',
  'visibilitychange',
  'focus',
  'blur',
  'pointerdown',
  'pointermove',
  'pointerup',
])('%s is activity [APP-099]', (name) => {
  pass(890_000);
  if (name === 'visibilitychange') document.dispatchEvent(new Event(name, { bubbles: true }));
  else act(name);
  pass(60_000);
  expect(isIdle()).toBe(false);
});

it('is not watched once nobody listens', () => {
  stop();
  pass(1_000_000);
  expect(isIdle()).toBe(false);
  stop = onIdleChange(() => undefined);
});
