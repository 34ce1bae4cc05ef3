// Server-sent events: one LISTEN per process, one stream per browser, resumable by Last-Event-ID.
import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { SessionUser } from '#backend/platform/context.ts';
import {
  eventChannel,
  findEvent,
  findLastEventId,
  listEventsAfter,
  type UserEvent,
} from '#backend/platform/events.ts';
import { eventStreamPath } from '#contract/basics/call.ts';
import { admitRequest } from './admit-request.ts';
import type { Server } from './create-server.ts';

interface Stream {
  user: SessionUser;
  lastId: number;
  response: ServerResponse;
  isSignedIn(): Promise<boolean>;
}

/** Each stream gets its heartbeat at a different time, because all at once would hold everything else up. */
const heartbeatMs = { least: 12_000, most: 15_000 };
const streamsPerPerson = 10;
const largestBacklogBytes = 1024 * 1024;

function write(stream: Stream, event: Pick<UserEvent, 'id' | 'type' | 'data'>): void {
  stream.lastId = Math.max(stream.lastId, event.id);
  stream.response.write(
    `id: ${event.id}\ndata: ${JSON.stringify({ type: event.type, data: event.data })}\n\n`,
  );
  if (stream.response.writableLength > largestBacklogBytes) stream.response.destroy();
}

export async function serveEvents(server: Server): Promise<void> {
  const { database, log } = server.platform;
  const streams = new Map<string, Set<Stream>>();
  const all = () => [...streams.values()].flatMap((set) => [...set]);

  async function notify(payload: string): Promise<void> {
    const [userId = '', id = ''] = payload.split(' ');
    const open = [...(streams.get(userId) ?? [])];
    if (open.length === 0) return;
    const event = await findEvent(database.kysely, userId, Number(id));
    if (!event) return;
    for (const stream of open) {
      if (await stream.isSignedIn()) write(stream, event);
      else stream.response.end();
    }
  }

  async function replay(stream: Stream): Promise<void> {
    for (const event of await listEventsAfter(database.kysely, stream.user.id, stream.lastId))
      write(stream, event);
  }

  const failed = (error: unknown) => log.warn({ err: error }, 'event stream failed');
  const stopListening = await database.listen(
    eventChannel,
    (payload) => void notify(payload).catch(failed),
    () => void Promise.all(all().map(replay)).catch(failed),
  );

  server.fastify.get<{ Querystring: { lastEventId?: string } }>(eventStreamPath, async (request, reply) => {
    const rule = { access: 'session' as const, ratePerMinute: { name: 'stream', limit: 60 } };
    const user = await admitRequest(server, request, rule);
    if (!user) return;
    const given = Number(request.headers['last-event-id'] ?? request.query.lastEventId);
    const resumes = Number.isSafeInteger(given) && given >= 0;
    const lastId = resumes ? given : await findLastEventId(database.kysely);

    reply.hijack();
    const response = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    const isSignedIn = async () => (await server.findUser(request))?.id === user.id;
    const stream: Stream = { user, lastId, response, isSignedIn };
    const own = streams.get(user.id) ?? new Set();
    streams.set(user.id, own.add(stream));
    if (own.size > streamsPerPerson) [...own][0]?.response.end();
    const heartbeat = setInterval(
      () => response.write(': still here\n\n'),
      randomInt(heartbeatMs.least, heartbeatMs.most),
    );
    response.on('close', () => {
      clearInterval(heartbeat);
      own.delete(stream);
      if (own.size === 0 && streams.get(user.id) === own) streams.delete(user.id);
    });
    write(stream, { id: lastId, type: 'ready', data: {} });
    if (resumes) await replay(stream).catch(failed);
  });

  server.fastify.addHook('preClose', async () => {
    await stopListening();
    for (const stream of all()) stream.response.end();
  });
}
