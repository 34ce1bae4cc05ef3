import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { findChromium, listChromiums } from '#backend/platform/processes/find-chromium.mjs';
import { openBrowser } from './browser.ts';

const replay = { url: 'https://jobs.example.com/', html: '<title>Still here</title>' };

it('a browser that died is replaced before the next page', async () => {
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '/usr/bin/chromium',
    allowedPrivateHosts: [],
  });
  try {
    await browser.withPage(async (page) => {
      await page.context().browser()?.close();
    });
    const titles = await Promise.all(
      [1, 2].map(() =>
        browser.withPage(
          async (page) => {
            await page.goto(replay.url);
            return page.title();
          },
          { replay },
        ),
      ),
    );
    expect(titles).toEqual(['Still here', 'Still here']);
  } finally {
    await browser.close();
  }
});

it('the browser itself reports nothing about a form, so a captcha after the click is still proven unsent', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<form><input name="name"><input name="email" type="email"><input name="phone"></form>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await openBrowser({
    // Only full Chromium has background services; the headless shell has none.
    chromiumPath: listChromiums(process.env)[0] ?? findChromium(process.env) ?? '/usr/bin/chromium',
    allowedPrivateHosts: [host],
  });
  try {
    const left = await browser.withPage(async (page, exit) => {
      // As the submit guard does; Playwright then fetches no favicon either.
      await page.context().route('**/*', (route) => route.fallback());
      await page.goto(`http://${host}/`);
      exit.meter.mark();
      await page.evaluate(async () => {
        const check =
          '<input name="email" type="email"><input name="code"><input type="password" name="pin">';
        document.body.insertAdjacentHTML('beforeend', `<form>${check}<button>Verify</button></form>`);
        await new Promise((resolve) => setTimeout(resolve, 3000));
      });
      return exit.meter.since();
    });
    expect(left).toEqual({ plain: [], tunnels: [] });
  } finally {
    await browser.close();
    server.close();
  }
});

it('a page cannot keep the body of a request open, neither itself nor in a worker', async () => {
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '/usr/bin/chromium',
    allowedPrivateHosts: [],
  });
  try {
    // Where streaming is available, such a request has no type; elsewhere its body is read as text.
    const look = `new Request('https://example.com/', { method: 'POST', body: new ReadableStream(), duplex: 'half' }).headers.get('content-type')`;
    const seen = await browser.withPage(async (page) => [
      await page.evaluate(look),
      await page.evaluate(
        (script) =>
          new Promise((resolve) => {
            const worker = new Worker(URL.createObjectURL(new Blob([`postMessage(${script})`])));
            worker.addEventListener('message', ({ data }) => resolve(data));
          }),
        look,
      ),
    ]);
    expect(seen).toEqual(['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8']);
  } finally {
    await browser.close();
  }
});
