import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { KeptProcess } from './keep-running.ts';

/** A busy machine takes its time; an api that cannot start ends, and is noticed by that. */
const PATIENCE_MS = 600_000;
const HOPELESS_CRASHES = 4;

/** Waits until the api answers; gives up, showing the end of its log, when it keeps crashing. */
export async function waitUntilReady(
  api: KeptProcess,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const url = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/readyz`;
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && api.crashes() < HOPELESS_CRASHES) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await wait(100);
  }
  const lines = api.logFile ? readFileSync(api.logFile, 'utf8').trim().split('\n').slice(-20) : [];
  throw new Error([`The ${api.name} did not become ready`, ...lines].join('\n'));
}
