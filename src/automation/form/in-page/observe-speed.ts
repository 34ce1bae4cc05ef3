export interface PageSpeed {
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Slowest answer to a key or click, ms. */
  inp: number;
}

/** Runs inside the page before anything else. */
export function observeSpeed(): void {
  const measured: PageSpeed = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(globalThis, { measuredSpeed: measured });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) measured.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { duration: number; interactionId: number }[])
      if (entry.interactionId) measured.inp = Math.max(measured.inp, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
