import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { loadConfig, projectRoot } from '#backend/platform/settings/config.ts';

const port = 3960;

/** The whole service on a temporary data folder, with a browser in front of it. */
export async function withBenchService<T>(
  work: (browser: Browser, origin: string, dataDir: string) => Promise<T>,
): Promise<T> {
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
  const origin = `http://localhost:${port}`;
  try {
    await waitForService(origin);
    return await work(browser, origin, dataDir);
  } finally {
    await browser.close();
    service.kill('SIGTERM');
    await once(service, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function waitForService(origin: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const reply = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(250);
  }
  throw new Error('The service did not start');
}
