import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startTexts } from '#domain/messages/cli.ts';
import type { KeptProcess } from './keep-running.ts';

/** Long enough for a busy machine; an API that cannot start crashes and is noticed by that. */
const PATIENCE_MS = 600_000;
const HOPELESS_CRASHES = 4;

/** Waits until the API responds; if it keeps crashing, gives up and shows the end of its log. */
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
  throw new Error([startTexts.notReady(api.name), ...lines].join('\n'));
}
