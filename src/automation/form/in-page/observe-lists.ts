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
