import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '#automation/browser/browser.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { findBrowser } from '#backend/platform/settings/config.ts';
import { listPracticeHosts } from '#systems/origin-map.ts';
import { addDemoHistory } from './add-demo-history.ts';

/** Creates the history of the demo people once per data folder, if there is a browser; otherwise returns false. */
export async function addDemoHistoryOnce(
  platform: Platform,
  practiceOrigin: string,
  signal: AbortSignal,
): Promise<boolean> {
  const { dataDir } = platform.config;
  const mark = join(dataDir, 'demo-history.done');
  const chromiumPath = findBrowser();
  if (existsSync(mark) || !chromiumPath || signal.aborted) return false;
  const browser = await openBrowser({
    chromiumPath,
    allowedPrivateHosts: listPracticeHosts(platform.config.originMap),
    origins: platform.config.originMap,
  });
  try {
    await addDemoHistory(platform, { practiceOrigin, browser, signal });
  } finally {
    await browser.close();
  }
  await writeFile(mark, `${platform.now().toISOString()}\n`);
  return true;
}
