import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '#automation/browser/browser.ts';
import type { Log } from './platform/logs/log.ts';
import { BROWSER_ADVICE } from './platform/processes/find-chromium.mjs';

interface Options {
  find: () => string | undefined;
  open: (chromiumPath: string) => Promise<Browser>;
  log: Log;
  /** Ends the waiting. */
  signal: AbortSignal;
  everyMs?: number;
}

/** Opens the browser. If there isn't one or it doesn't start, keeps trying until one does. */
export async function awaitBrowser(options: Options): Promise<Browser | undefined> {
  const { find, open, log, signal, everyMs = 5000 } = options;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const path = find();
    try {
      if (path) return await open(path);
      if (isFirst)
        log.warn({ advice: BROWSER_ADVICE }, 'no browser: applications wait until Chromium is installed');
    } catch (error) {
      log.error({ err: error, path }, 'the browser does not start: applications wait');
    }
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
