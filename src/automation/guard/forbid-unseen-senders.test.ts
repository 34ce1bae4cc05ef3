import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openBrowser } from '#automation/browser/browser.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';

it('what sends without a request we could see is missing from a page and from a frame made by its script', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<h1>Careers</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '/usr/bin/chromium',
    allowedPrivateHosts: [host],
  });
  try {
    const types = await browser.withPage(async (page) => {
      await page.goto(`http://${host}/`);
      return page.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const names = ['SharedWorker', 'WebTransport', 'RTCPeerConnection', 'fetch'];
        return [window, frame.contentWindow].map((place) =>
          names.map((name) => typeof Reflect.get(place ?? {}, name)),
        );
      });
    });
    const missing = ['undefined', 'undefined', 'undefined', 'function'];
    expect(types).toEqual([missing, missing]);
  } finally {
    await browser.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});
