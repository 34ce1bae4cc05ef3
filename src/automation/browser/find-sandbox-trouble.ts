import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Tries Chromium's sandbox and returns why it doesn't work here; null when it does. */
export async function findSandboxTrouble(chromiumPath: string): Promise<string | null> {
  if (process.getuid?.() === 0) return 'the service runs as root; run it as another user';
  const folder = await mkdtemp(join(tmpdir(), 'applywright-sandbox-'));
  const flags = ['--headless', '--disable-gpu', '--no-first-run', `--user-data-dir=${folder}`, '--dump-dom'];
  try {
    await run(chromiumPath, [...flags, 'about:blank'], { timeout: 20_000 });
    return null;
  } catch {
    return 'this system gives it no user namespaces; allow them, or install its setuid helper';
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
