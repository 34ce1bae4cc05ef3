/**
 * Run by `npm run -s lab -- blocking`: sends every call its worst inputs and prints how long the event loop
 * was blocked.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { warmUp } from '#backend/api.ts';
import { allCalls } from '#contract/all-calls.ts';
import { type Call, pathOf } from '#contract/basics/call.ts';
import { withBenchPlatform } from '#lab/service/with-bench-platform.ts';
import { callSamples } from '#tests/call-samples.ts';
import { addSharedJob, createWorld, type World } from '#tests/create-world.ts';
import { createTestServer } from '#tests/test-client.ts';
import type { Answered, Asked } from './ask-and-probe.ts';
import { listLargestDocuments } from './largest-documents.ts';
import { listWorstInputs, type WorstInput } from './worst-inputs.ts';

export interface Blocking extends Answered {
  call: string;
  what: string;
  /** CPU time between two turns of the event loop. */
  blockedMs: number;
}

const updating = 'PATCH /eb/api/v1/documents/updatedocument';
const only = process.argv[2] ?? '';
const seen: Blocking[] = [];
const calls = new Map(allCalls.map((call) => [`${call.method} ${pathOf(call)}`, call]));
/**
 * After this many bytes, garbage from serializing bodies is collected, so that it isn't collected during a
 * measurement.
 */
const mostUncollected = 16 * 1024 * 1024;
let uncollected = 0;

await withBenchPlatform({ now: () => new Date() }, async (given) => {
  const platform = { ...given, tasks: { send: async () => undefined } };
  const server = await createTestServer(platform);
  await server.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.fastify.server.address() as AddressInfo;
  const prober = new Worker(new URL('./ask-and-probe.ts', import.meta.url));
  const jobId = await addSharedJob(platform);
  let world = await createWorld(server, jobId);
  await warmUp();
  const loop = watchLoop();

  async function measure(name: string, worst: WorstInput): Promise<void> {
    const call = calls.get(name);
    if (!call) throw new Error(`no call ${name}`);
    await platform.database.kysely.deleteFrom('rate_limits').execute();
    const asked = toRequest(call, worst, world, port, callSamples[name]?.waits ?? false);
    uncollected += asked.body?.length ?? 0;
    if (uncollected > mostUncollected) {
      globalThis.gc?.();
      uncollected = 0;
    }
    loop.reset();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    prober.postMessage(asked, asked.body ? [asked.body.buffer] : []);
    const [answered] = (await once(prober, 'message')) as [Answered];
    seen.push({ call: name, what: worst.what, blockedMs: loop.worst(), ...answered });
    if (answered.status === 401 && call.access !== 'public') world = await createWorld(server, jobId);
  }

  for (const [name, sample] of Object.entries(callSamples)) {
    const call = calls.get(name);
    if (!call || !name.includes(only)) continue;
    for (const worst of listWorstInputs(call, sample.input(world))) await measure(name, worst);
    const blocked = seen.filter((one) => one.call === name).map(({ blockedMs }) => Math.round(blockedMs));
    if (blocked.length > 0)
      process.stderr.write(`${name}: ${blocked.length} requests, at most ${Math.max(...blocked)} ms\n`);
  }
  for (const { what, document } of listLargestDocuments(world.document)) {
    world = await createWorld(server, jobId);
    const { userId, documentId } = world;
    const own = { ...document, id: documentId, userId, version: world.document.version };
    const input = { query: { userId, documentId }, body: { document: own } };
    await measure(updating, { what: `a document of ${what}`, input });
    for (const [name, sample] of Object.entries(callSamples))
      if (name.includes(only)) await measure(name, { what: `beside ${what}`, input: sample.input(world) });
  }
  loop.stop();
  await prober.terminate();
  await server.fastify.close();
});

process.stdout.write(
  JSON.stringify({
    calls: new Set(seen.map(({ call }) => call)).size,
    requests: seen.length,
    failed: seen.filter(({ status }) => status >= 500 && status !== 503).slice(0, 20),
    worst: takeWorst('blockedMs'),
    slowest: takeWorst('healthMs'),
  }),
);

function takeWorst(by: 'blockedMs' | 'healthMs'): Blocking[] {
  return seen
    .toSorted((a, b) => b[by] - a[by])
    .slice(0, 25)
    .map((one) => ({
      ...one,
      blockedMs: Math.round(one.blockedMs),
      healthMs: Math.round(one.healthMs),
      starvedMs: Math.round(one.starvedMs),
    }));
}

function toRequest(
  call: Call,
  { input }: WorstInput,
  { client, keys }: World,
  port: number,
  isWaiting: boolean,
): Asked {
  let path = pathOf(call);
  for (const [name, value] of Object.entries(input.params ?? {}))
    path = path.replace(`:${name}`, encodeURIComponent(value));
  const query = new URLSearchParams(input.query).toString();
  const text = input.rawBody ?? (input.body === undefined ? null : JSON.stringify(input.body));
  const body = text === null ? null : new TextEncoder().encode(text);
  const cookie = [...client.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return {
    port,
    isWaiting,
    method: call.method,
    path: query ? `${path}?${query}` : path,
    body,
    headers: {
      host: 'localhost:3000',
      ...(call.method === 'GET' ? {} : { origin: 'http://localhost:3000', 'idempotency-key': randomUUID() }),
      ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }),
      ...(call.access === 'key'
        ? { authorization: `Bearer ${keys.all}` }
        : call.access === 'session'
          ? { cookie }
          : {}),
    },
  };
}

/** The most CPU time of this thread between two turns of its event loop. */
function watchLoop() {
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, worst] = [spent(), 0];
  const timer = setInterval(() => {
    const now = spent();
    worst = Math.max(worst, now - last);
    last = now;
  }, 1);
  return {
    reset() {
      [last, worst] = [spent(), 0];
    },
    worst: () => worst,
    stop: () => clearInterval(timer),
  };
}
