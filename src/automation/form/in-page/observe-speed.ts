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

/** When the last list arrived and when it was painted, in milliseconds of the page's clock. */
export interface ListPaint {
  data: number;
  painted: number;
}

/** Runs inside the page before anything else. The URL of a list contains `pathPart`. */
export function observeLists(pathPart: string): void {
  const seen: ListPaint = { data: 0, painted: 0 };
  Object.assign(globalThis, { seenList: seen });
  for (const name of ['json', 'text'] as const) {
    const read = Response.prototype[name];
    Response.prototype[name] = async function readAndNote(this: Response) {
      const body: unknown = await read.call(this);
      if (this.url.includes(pathPart)) seen.data = performance.now();
      return body;
    } as typeof read;
  }
  /** A message posted in a frame is handled after that frame was painted. */
  const notePaint = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      seen.painted = performance.now();
    });
    port1.start();
    port2.postMessage(null);
  };
  new MutationObserver(() => {
    if (seen.data > seen.painted && document.querySelector('[role=tabpanel] tbody tr'))
      requestAnimationFrame(notePaint);
  }).observe(document, { childList: true, subtree: true });
}
