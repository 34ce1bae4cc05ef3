import { type BrowserContext, type Browser as Chromium, chromium, type Page } from 'playwright-core';
import { type Exit, openEgress } from '#automation/guard/egress.ts';
import { forbidUnseenSenders } from '#automation/guard/forbid-unseen-senders.ts';
import { describeRequest } from '#automation/guard/submit-guard.ts';
import type { Resolve } from '#limited/check-address.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import type { SentRequest } from '#systems/reading/form/employer-adapter.ts';
import { createPlainFetch, type PlainFetch } from './fetch-plainly.ts';

export interface BrowserOptions {
  chromiumPath: string;
  /** `host:port` of private addresses that may be visited, such as practice employers. */
  allowedPrivateHosts: readonly string[];
  /** The real origins that practice sites stand in for. */
  origins?: OriginMap;
  /** Replaces the system's DNS lookup. */
  resolve?: Resolve;
  log?: (message: string, detail: object) => void;
}

export interface PageOptions {
  /** Blocks everything but reads, and writes that this function confirms are reads. */
  lets?: (request: SentRequest) => boolean;
  /** Shows this page at this URL, with no network and scripts off. */
  replay?: { url: string; html: string };
}

export interface Browser extends PlainFetch {
  version: string;
  origins: OriginMap;
  /** A fresh, isolated page for one run; nothing of it remains afterwards. */
  withPage<T>(work: (page: Page, exit: Exit) => Promise<T>, options?: PageOptions): Promise<T>;
  close(): Promise<void>;
}

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--disable-component-update',
  '--no-first-run',
  '--mute-audio',
  '--disable-extensions',
  // Chromium would describe every form to Google's autofill service. Turning the feature off by name would replace
  // Playwright's own list of features, because only the last list counts.
  '--autofill-server-url=data:,',
  // A request with a streaming body could carry answers later, in bytes that nothing reports.
  '--disable-blink-features=FetchUploadStreaming',
  // Only the proxy resolves names, and nothing bypasses it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // The same for headless mode.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** A plain Chromium that doesn't hide what it is. Its only route to the network is the egress proxy. If it crashes, it is replaced. */
export async function openBrowser({
  chromiumPath,
  allowedPrivateHosts,
  origins = [],
  resolve,
  log,
}: BrowserOptions): Promise<Browser> {
  const egress = await openEgress(allowedPrivateHosts, resolve);
  let opening = launch().catch(async (error: unknown) => {
    await egress.close();
    throw error;
  });
  const version = (await opening).version();

  /** Uses Chromium's sandbox where the system supports it; root has none. */
  function launch(): Promise<Chromium> {
    const launchBare = (reason: unknown) => {
      log?.('the browser runs without its sandbox', { reason: String(reason).slice(0, 300) });
      return start(false);
    };
    return process.getuid?.() === 0 ? launchBare('the service runs as root') : start(true).catch(launchBare);
  }

  async function start(chromiumSandbox: boolean): Promise<Chromium> {
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      headless: true,
      args: flags,
      chromiumSandbox,
      proxy: egress.proxy,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.on('disconnected', () => log?.('browser closed', {}));
    return browser;
  }

  async function findRunning(): Promise<Chromium> {
    const current = opening;
    const isRunning = await current.then(
      (browser) => browser.isConnected(),
      () => false,
    );
    if (!isRunning && current === opening) opening = launch();
    return opening;
  }

  return {
    version,
    origins,
    async withPage(work, { lets, replay } = {}) {
      const browser = await findRunning();
      const exit = await openEgress(allowedPrivateHosts, resolve);
      let context: BrowserContext | undefined;
      try {
        context = await browser.newContext({
          proxy: exit.proxy,
          acceptDownloads: false,
          serviceWorkers: 'block',
          javaScriptEnabled: replay === undefined,
          locale: 'en-US',
          viewport: { width: 1280, height: 1000 },
        });
        await forbidUnseenSenders(context);
        if (lets) await blockWrites(context, lets);
        if (replay) await replayPage(context, replay);
        const page = await context.newPage();
        context.on('page', (popup) => void popup.close().catch(() => undefined));
        const flood = await watchFlood(context, page);
        return await work(page, exit).catch((error: unknown) => {
          throw flood.isEndless ? new Error('The page does not end') : error;
        });
      } finally {
        // A page may send something as it closes.
        exit.cut();
        await context?.close().catch(() => undefined);
        await exit.close();
      }
    },
    ...createPlainFetch(allowedPrivateHosts, resolve),
    async close() {
      await opening.then((browser) => browser.close()).catch(() => undefined);
      await egress.close();
    },
  };
}

/** More than any career page needs; without a limit, a page could use up the machine's memory. */
const most = { frames: 100, bytes: 64 * 1024 * 1024 };

/** Closes a page that opens frames or sends data without end. */
async function watchFlood(context: BrowserContext, page: Page): Promise<{ isEndless: boolean }> {
  const seen = { isEndless: false, frames: 0, bytes: 0 };
  const end = () => {
    seen.isEndless = true;
    void page.close().catch(() => undefined);
  };
  page.on('frameattached', () => {
    seen.frames += 1;
    if (seen.frames === most.frames) end();
  });
  const session = await context.newCDPSession(page);
  session.on('Network.dataReceived', ({ dataLength }) => {
    seen.bytes += dataLength;
    if (seen.bytes > most.bytes && !seen.isEndless) end();
  });
  await session.send('Network.enable');
  return seen;
}

async function blockWrites(context: BrowserContext, lets: (request: SentRequest) => boolean): Promise<void> {
  await context.route('**/*', (route, request) => {
    const described = describeRequest(request);
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(described.method);
    return isRead || lets(described) ? route.fallback() : route.abort('blockedbyclient');
  });
  await context.routeWebSocket(/.*/, (socket) => socket.close());
}

async function replayPage(
  context: BrowserContext,
  { url, html }: { url: string; html: string },
): Promise<void> {
  const withoutPlace = (address: string) => new URL(address).href.replace(/#.*$/, '');
  await context.route('**/*', (route, request) =>
    withoutPlace(request.url()) === withoutPlace(url)
      ? route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
      : // An empty answer keeps a page in place that wants to lead elsewhere.
        request.isNavigationRequest()
        ? route.fulfill({ status: 204 })
        : route.abort(),
  );
}
