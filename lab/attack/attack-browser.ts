import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import { readQuestions } from '#automation/read/read-questions.ts';
import type { AddressAttack } from './attack-fetches.ts';
import { listInsideAddresses } from './inside-addresses.ts';
import { createInsideResolver, nobody } from './lead-inside.ts';
import { openCanary, watchConnections } from './open-canary.ts';
import { pageRedirects, startLeadingSite } from './start-leading-site.ts';
import { writeReachingPage } from './write-reaching-page.ts';

const deadlineMs = 4000;
const addressesPerPage = 20;
const atOnce = 4;

/**
 * Opens every address as an employer's form, directly and behind each kind of redirect, then lets a page's
 * own scripts try to reach all of them. A sample takes every `step`th address and opens every `openStep`th of
 * those; `allow` permits the canary itself, to prove that it reports hits.
 */
export async function attackBrowser(
  chromiumPath: string,
  { step = 1, openStep = 1, allow = false }: { step?: number; openStep?: number; allow?: boolean } = {},
): Promise<AddressAttack> {
  const canary = await openCanary();
  const all = listInsideAddresses(canary.port);
  const addresses = all.filter((_, index) => index % step === 0);
  let reaching = '';
  const site = await startLeadingSite({ reach: () => reaching });
  const own = [`127.0.0.1:${site.port}`];
  const browser = await openBrowser({
    chromiumPath,
    allowedPrivateHosts: allow ? [...own, `127.0.0.1:${canary.port}`] : own,
    resolve: createInsideResolver(),
  });
  let tries = 0;
  try {
    const begun = await watchConnections([site.port], async () => {
      const opened = addresses.filter((_, place) => place % openStep === 0);
      const openBoth = async (address: string, index: number) => {
        await readQuestions(browser, { url: address, deadlineMs });
        await follow(browser, site.leadTo(address, pageRedirects[index % pageRedirects.length]));
        tries += 2;
      };
      for (let start = 0; start < opened.length; start += atOnce)
        await Promise.all(
          opened.slice(start, start + atOnce).map((one, place) => openBoth(one, start + place)),
        );
      for (let start = 0; start < addresses.length; start += addressesPerPage) {
        reaching = writeReachingPage(addresses.slice(start, start + addressesPerPage));
        await reach(browser, `${site.origin}/reach`);
        tries += 1;
      }
      await printToPdf(browser, reaching);
    });
    const inside = begun.filter((address) => !address.startsWith(`${nobody}:`));
    return { addresses: addresses.length, tries, hits: canary.hits, begun: inside };
  } finally {
    await browser.close();
    await site.close();
    await canary.close();
  }
}

/** Opens a page that redirects, and waits until it has. */
async function follow(browser: Browser, url: string): Promise<void> {
  await browser.withPage(async (page) => {
    await page.goto(url, { timeout: deadlineMs, waitUntil: 'load' }).catch(() => undefined);
    await page.waitForLoadState('networkidle', { timeout: 300 }).catch(() => undefined);
  });
}

async function reach(browser: Browser, url: string): Promise<void> {
  await browser.withPage(async (page) => {
    await page.goto(url, { timeout: deadlineMs, waitUntil: 'commit' });
    await page.waitForFunction('window.done === true', undefined, { timeout: 15_000 }).catch(() => undefined);
  });
}
