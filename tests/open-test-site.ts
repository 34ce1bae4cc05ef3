import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';

export interface TestSite {
  origin: string;
  server: Server;
  browser: Browser;
  close(): Promise<void>;
}

/** A site on this machine and a browser that may visit it and treats it as the practice employers. */
export async function openTestSite(answer: RequestListener): Promise<TestSite> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [`127.0.0.1:${port}`],
    origins: listPracticeOrigins(origin),
  });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { origin, server, browser, close };
}
