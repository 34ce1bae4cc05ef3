import { expect, it } from 'vitest';
import { findChromium } from '#backend/platform/find-chromium.mjs';
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
