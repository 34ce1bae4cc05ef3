import { useEffect, useEffectEvent, useRef } from 'react';

/** Debounces: runs the latest call once `ms` have passed without another; leaving the page runs it right away. */
export function useDelayed(ms: number) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null);

  function flush() {
    const due = waiting.current;
    waiting.current = null;
    clearTimeout(due?.timer);
    due?.run();
  }

  function start(run: () => void) {
    clearTimeout(waiting.current?.timer);
    waiting.current = { run, timer: setTimeout(flush, ms) };
  }

  function cancel() {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }

  const leave = useEffectEvent(flush);
  useEffect(() => () => leave(), []);

  return { start, cancel };
}
