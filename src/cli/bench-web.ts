import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from '#automation/browser.ts';
import { measurePage } from '#automation/measure-page.ts';
import { loadConfig, projectRoot } from '#backend/platform/config.ts';

const goals = { lcp: 2500, cls: 0.05, inp: 200 };
const cpuSlowdown = 4;
const port = 3960;
const paths = ['/', '/how-it-works', '/blog', '/jobs', '/jobs/nursing', '/contact', '/login'];
const widths = [390, 1440];

/** Prints what a person on a slow machine feels on each public page. */
export async function benchWeb(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-bench-'));
  chmodSync(dataDir, 0o755);
  const service = spawn(process.execPath, [join(projectRoot, 'src/cli/start.ts')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      PRACTICE_PORT: String(port + 1),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await openBrowser({
    chromiumPath: loadConfig().chromiumPath ?? 'chromium',
    allowedPrivateHosts: [`localhost:${port}`],
  });
  try {
    await waitForService();
    let isWithinGoals = true;
    for (const path of paths) {
      for (const width of widths) {
        const url = `http://localhost:${port}${path}`;
        const speed = await measurePage(browser, { url, cpuSlowdown, width });
        isWithinGoals &&= speed.lcp <= goals.lcp && speed.cls <= goals.cls && speed.inp <= goals.inp;
        console.log(JSON.stringify({ path, width, cpuSlowdown, ...round(speed) }));
      }
    }
    return isWithinGoals ? 0 : 1;
  } finally {
    await browser.close();
    service.kill('SIGTERM');
    await once(service, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitForService(): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const reply = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(250);
  }
  throw new Error('The service did not start');
}

function round({ lcp, cls, inp }: { lcp: number; cls: number; inp: number }) {
  return { lcp: Math.round(lcp), cls: Math.round(cls * 1000) / 1000, inp: Math.round(inp) };
}
