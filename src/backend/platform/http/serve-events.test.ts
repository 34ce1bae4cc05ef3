import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '#backend/platform/platform.ts';
import { eventStreamPath } from '#contract/basics/call.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { createServer, type Server, sessionCookie } from './create-server.ts';
import { serveEvents } from './serve-events.ts';

interface Received {
  id: number;
  type: string;
  data: unknown;
}

let server: Server;
let address: string;
let ann: string;
let bob: string;
const signedIn = new Set<string>();

async function addUser(name: string): Promise<string> {
  const id = randomUUID();
  await platform.database.kysely.insertInto('users').values({ id, email: name, name }).execute();
  signedIn.add(id);
  return id;
}

async function startServer(): Promise<[Server, string]> {
  const started = await createServer({
    platform,
    findSession: async (id) =>
      signedIn.has(id)
        ? { id, email: '', firstName: '', lastName: '', displayName: '', role: 0, createdOn: new Date() }
        : null,
  });
  await serveEvents(started);
  return [started, await started.fastify.listen({ port: 0, host: '127.0.0.1' })];
}

const platform = await openTestPlatform();
beforeAll(async () => {
  [ann, bob] = [await addUser('ann'), await addUser('bob')];
  [server, address] = await startServer();
});
afterAll(async () => {
  await server.fastify.close();
});

async function open(
  userId: string,
  { lastEventId, at = address }: { lastEventId?: number; at?: string } = {},
) {
  const stopped = new AbortController();
  onTestFinished(() => stopped.abort());
  const response = await fetch(at + eventStreamPath, {
    headers: {
      cookie: `${sessionCookie}=${userId}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: stopped.signal,
  });
  const chunks = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    /** The next event that is not the greeting. */
    async next(): Promise<Received | 'end'> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const [, id, json] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? [];
          if (json === undefined) continue;
          const event = { id: Number(id), ...(JSON.parse(json) as { type: string; data: unknown }) };
          if (event.type !== 'ready') return event;
          continue;
        }
        const { value, done } = await chunks.read();
        if (done) return 'end';
        text += value;
      }
    },
  };
}

function publish(userId: string, n: number): Promise<void> {
  return inTransaction(platform, (context) => context.publish(userId, { type: 'changed', data: { n } }));
}

it('a change reaches the open page of its person, and only theirs', async () => {
  const [annStream, bobStream] = [await open(ann), await open(bob)];
  await publish(ann, 1);
  await publish(bob, 2);
  expect(await annStream.next()).toMatchObject({ type: 'changed', data: { n: 1 } });
  expect(await bobStream.next()).toMatchObject({ type: 'changed', data: { n: 2 } });
  expect(annStream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(annStream.response.headers.get('cache-control')).toBe('no-store');
});

it('a change made in another process arrives as well', async () => {
  const [other, otherAddress] = await startServer();
  onTestFinished(() => other.fastify.close());
  const stream = await open(ann, { at: otherAddress });
  await publish(ann, 3);
  expect(await stream.next()).toMatchObject({ data: { n: 3 } });
});

it('what was undone is never told', async () => {
  const stream = await open(ann);
  const failure = inTransaction(platform, async (context) => {
    await context.publish(ann, { type: 'changed', data: { n: 4 } });
    throw new Error('undone');
  });
  await expect(failure).rejects.toThrow('undone');
  await publish(ann, 5);
  expect(await stream.next()).toMatchObject({ data: { n: 5 } });
});

it('a page that comes back is told what it missed, in order', async () => {
  const stream = await open(ann);
  await publish(ann, 6);
  const last = await stream.next();
  if (last === 'end') throw new Error('the stream ended');
  for (const n of [7, 8, 9]) await publish(ann, n);
  await publish(bob, 10);
  const again = await open(ann, { lastEventId: last.id });
  const told = new Set<number>();
  while (!told.has(9)) told.add(((await again.next()) as { data: { n: number } }).data.n);
  expect([...told].filter((n) => n > 6)).toEqual([7, 8, 9]);
});

it('nobody listens without a session, and a session that ended hears nothing more', async () => {
  expect((await fetch(address + eventStreamPath)).status).toBe(401);
  const carl = await addUser('carl');
  const stream = await open(carl);
  signedIn.delete(carl);
  await publish(carl, 11);
  expect(await stream.next()).toBe('end');
});

it('a stopping server ends its streams', async () => {
  const [other, otherAddress] = await startServer();
  const stream = await open(ann, { at: otherAddress });
  const closed = other.fastify.close();
  expect(await stream.next()).toBe('end');
  await closed;
});
