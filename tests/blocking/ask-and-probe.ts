/**
 * A separate thread sends each request and checks the API's health in the meantime, so that its own work
 * isn't measured.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

export interface Asked {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** In bytes, so that serializing it doesn't keep this thread from probing. */
  body: Uint8Array<ArrayBuffer> | null;
  /** Its response waits for a worker, and none runs here. */
  isWaiting: boolean;
}
export interface Answered {
  status: number;
  /** The longest that /healthz took in the meantime. */
  healthMs: number;
  /** How long the API's thread and this one waited for a CPU used by others. */
  starvedMs: number;
}

const probeEveryMs = 15;
/** Long enough for anything that blocks to show. */
const patienceMs = { waiting: 500, answering: 20_000 };
const agent = new Agent({ keepAlive: true });

function send({ port, method, path, headers, body, isWaiting }: Asked): Promise<number> {
  return new Promise((resolve) => {
    const timeout = isWaiting ? patienceMs.waiting : patienceMs.answering;
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent, timeout });
    asked.once('response', (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0));
    asked.end(body ?? undefined);
  });
}

async function askAndProbe(asked: Asked): Promise<Answered> {
  const over = new AbortController();
  let slowest = { healthMs: 0, starvedMs: 0 };
  const answer = send(asked).finally(() => over.abort());
  const health = {
    port: asked.port,
    method: 'GET',
    path: '/healthz',
    headers: { host: 'localhost:3000' },
    body: null,
    isWaiting: false,
  };
  while (!over.signal.aborted) {
    const [start, starved] = [performance.now(), countStarved()];
    await send(health);
    const healthMs = performance.now() - start;
    // Both threads may wait at once.
    const starvedMs = Math.min(healthMs, countStarved() - starved);
    if (healthMs > slowest.healthMs) slowest = { healthMs, starvedMs };
    await wait(probeEveryMs);
  }
  return { status: await answer, ...slowest };
}

/** Milliseconds that both threads were ready to run but didn't; 0 if the system doesn't count them. */
function countStarved(): number {
  const threads = [`/proc/self/task/${process.pid}/schedstat`, '/proc/thread-self/schedstat'];
  try {
    const waited = threads.map((path) => Number(readFileSync(path, 'utf8').split(' ')[1]));
    return waited.reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
  } catch {
    return 0;
  }
}

parentPort?.on('message', (asked: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void askAndProbe(asked).then((answered) => parentPort?.postMessage(answered));
});
