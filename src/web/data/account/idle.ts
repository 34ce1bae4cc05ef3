import { useSyncExternalStore } from 'react';

/** Idle (APP-095, D-174): no activity for 15 minutes. Only confirming ends it, not moving the mouse. */
export const idleAfterMs = 900_000;
export const debounceMs = 1_000;

/** Keyboard, scroll, wheel, context menu, visibility, focus and blur, pointer. */
export const activityEvents = [
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
] as const;

const listeners = new Set<() => void>();
let idle = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

export function isIdle(): boolean {
  return idle;
}

function setIdle(next: boolean): void {
  if (idle === next) return;
  idle = next;
  for (const listener of listeners) listener();
}

function waitFor(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => setIdle(true), ms);
}

/** A burst of events counts once, when it ends. Until then, no one is idle. */
function noticeActivity(): void {
  if (idle) return;
  clearTimeout(timer);
  clearTimeout(settling);
  settling = setTimeout(() => waitFor(idleAfterMs - debounceMs), debounceMs);
}

function stopWatching(): void {
  clearTimeout(timer);
  clearTimeout(settling);
  for (const name of activityEvents) removeEventListener(name, noticeActivity, true);
  idle = false;
}

/** Watches for activity as long as there are listeners. */
export function onIdleChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const name of activityEvents)
      addEventListener(name, noticeActivity, { capture: true, passive: true });
    waitFor(idleAfterMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

export function endIdle(): void {
  setIdle(false);
  waitFor(idleAfterMs);
}

/** True while the person is away; live updates wait until they're back. */
export function useIdle(): boolean {
  return useSyncExternalStore(onIdleChange, isIdle, () => false);
}

const pollMs = 30_000;

/** Lists reload every 30 seconds, but not while the person is away or something is open or in progress (D-175). */
export function pollEvery({ idle, paused }: { idle: boolean; paused: boolean }): number | false {
  return idle || paused ? false : pollMs;
}
