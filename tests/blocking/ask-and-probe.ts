/** A thread of its own sends each request and meanwhile asks how the API is, so that its own work is not measured. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

export interface Asked {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** Its answer waits for a worker, and nobody works here. */
  isWaiting: boolean;
}
export interface Answered {
  status: number;
  /** The longest that /healthz took in the meantime. */
  healthMs: number;
}

const probeEveryMs = 15;
/** Long enough for whatever blocks to show. */
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
  let healthMs = 0;
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
    const start = performance.now();
    await send(health);
    healthMs = Math.max(healthMs, performance.now() - start);
    await wait(probeEveryMs);
  }
  return { status: await answer, healthMs };
}

parentPort?.on('message', (asked: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void askAndProbe(asked).then((answered) => parentPort?.postMessage(answered));
});
