/** Where the page names the files that its first touch needs. */
export const laterAttribute = 'data-later';

function listLater(): string[] {
  return document.querySelector(`[${laterAttribute}]`)?.getAttribute(laterAttribute)?.split(' ') ?? [];
}

const isStyle = (href: string) => href.endsWith('.css');

/** Brings those files into the browser's cache once everything the visitor sees is there; nothing runs yet. */
export function fetchAhead(): void {
  const files = listLater();
  const fetchNext = () => {
    const href = files.shift();
    if (!href) return;
    const as = isStyle(href) ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
    whenIdle(fetchNext);
  };
  if (document.readyState === 'complete') whenIdle(fetchNext);
  else addEventListener('load', () => whenIdle(fetchNext), { once: true });
}

/**
 * Runs those files one at a time, those that the others need first, so that the page answers in between. All are on their
 * way before the first one runs.
 */
export async function runLater(): Promise<void> {
  const scripts = listLater().filter((href) => !isStyle(href));
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const href of scripts.toReversed()) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** One file at a time, so that the page never stops answering for it. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 50);
}
