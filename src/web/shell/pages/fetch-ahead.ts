/** Where the page names the files that its first touch needs. */
export const laterAttribute = 'data-later';

/** Brings those files into the browser's cache once everything the visitor sees is there; nothing runs yet. */
export function fetchAhead(): void {
  const files = document.querySelector(`[${laterAttribute}]`)?.getAttribute(laterAttribute)?.split(' ') ?? [];
  const fetchNext = () => {
    const href = files.shift();
    if (!href) return;
    const as = href.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
    whenIdle(fetchNext);
  };
  if (document.readyState === 'complete') whenIdle(fetchNext);
  else addEventListener('load', () => whenIdle(fetchNext), { once: true });
}

/** One file at a time, so that the page never stops answering for it. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 50);
}
