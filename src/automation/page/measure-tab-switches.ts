import type { Page } from 'playwright-core';
import type { Browser } from '#automation/browser/browser.ts';
import { type ListPaint, observeLists } from '#automation/form/in-page/observe-speed.ts';

export interface TabSwitch {
  tab: string;
  /** Milliseconds from the answer of the list to its paint. */
  paintMs: number;
}

interface Visit {
  url: string;
  cookie: { name: string; value: string };
  /** What the address of every list contains. */
  listPath: string;
  /** A tab without a table. */
  without: string;
  cpuSlowdown: number;
  width: number;
}

/** Opens every other tab and times how long each list takes to paint after its data arrived. */
export function measureTabSwitches(browser: Browser, visit: Visit): Promise<TabSwitch[]> {
  return browser.withPage(async (page) => {
    await page
      .context()
      .addCookies([{ ...visit.cookie, domain: new URL(visit.url).hostname, path: '/', secure: true }]);
    await page.setViewportSize({ width: visit.width, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: visit.cpuSlowdown });
    await page.addInitScript(observeLists, visit.listPath);
    await page.goto(visit.url);
    await awaitPaint(page, 0);
    const switches: TabSwitch[] = [];
    for (const tab of await page.getByRole('tab').filter({ hasNotText: visit.without }).all()) {
      if ((await tab.getAttribute('aria-selected')) === 'true') continue;
      switches.push(await switchTo(page, tab));
    }
    return switches;
  });
}

async function switchTo(page: Page, tab: ReturnType<Page['getByRole']>): Promise<TabSwitch> {
  const name = (await tab.innerText()).replace(/\s+/g, ' ');
  const since = await page.evaluate(() => performance.now());
  await tab.click();
  const { data, painted } = await awaitPaint(page, since);
  return { tab: name, paintMs: Math.round(painted - data) };
}

/** The first list that arrived and was painted after this moment. */
async function awaitPaint(page: Page, since: number): Promise<ListPaint> {
  const seen = await page.waitForFunction((after) => {
    const { seenList } = globalThis as unknown as { seenList: ListPaint };
    return seenList.data > after && seenList.painted > seenList.data ? { ...seenList } : null;
  }, since);
  return (await seen.jsonValue()) as ListPaint;
}
