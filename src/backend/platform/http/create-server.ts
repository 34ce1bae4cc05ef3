import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { KeyHolder, SessionUser } from '#backend/platform/context.ts';
import type { TracedWork } from '#backend/platform/logs/tracing.ts';
import { runInScope } from '#backend/platform/logs/work-scope.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { Problem } from '#domain/problem.ts';
import { acceptJson } from './accept-json.ts';
import { compressAnswers } from './compress-answer.ts';
import { answerError, toProblem } from './error-answer.ts';
import { guardRequest } from './request-guard.ts';
import { createHosts } from './request-host.ts';
import { setSecurityHeaders } from './security-headers.ts';

export const sessionCookie = '__Host-sid';

export type FindSession = (cookieValue: string) => Promise<SessionUser | null>;
export type FindKeyHolder = (key: string) => Promise<KeyHolder | null>;

/** The server that calls are mounted on. */
export interface Server {
  fastify: FastifyInstance;
  platform: Platform;
  /** Every route as `METHOD /path`, in the order of mounting. */
  routes: readonly string[];
  /** Our own origin as the browser sees it. */
  originOf(request: Pick<FastifyRequest, 'host' | 'protocol'>): string;
  findUser(request: FastifyRequest): Promise<SessionUser | null>;
  /** Reports "not ready" and closes every connection after its answer, so that clients go elsewhere. */
  drain(ms: number): Promise<void>;
  isDraining(): boolean;
  /** Finds the owner of the key that the request has instead of a session. */
  findKeyHolder(request: Pick<FastifyRequest, 'headers'>): Promise<KeyHolder | null>;
}

const defaultBodyLimitBytes = 1024 * 1024;

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const answer = answerError(error, request.id);
  const problem = toProblem(error);
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  else if (answer.status !== 404) {
    request.log.info({ problem: problem.errorCode, reason: problem.developerMessage }, 'request refused');
  }
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

/** A program may name its requests, so that its log and ours share an id. Anything but a UUID is ignored. */
function readRequestId(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given)
    ? given
    : null;
}

export async function createServer({
  platform,
  findSession,
  findKeyHolder = async () => null,
}: {
  platform: Platform;
  findSession: FindSession;
  findKeyHolder?: FindKeyHolder;
}): Promise<Server> {
  const { config } = platform;
  const log: FastifyBaseLogger = platform.log;
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']) ?? randomUUID(),
    // Trusts only our own proxy, not what its client claims about others.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: defaultBodyLimitBytes,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      sendError(request, reply, error);
    },
  });
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  });
  const hosts = createHosts(config);
  await server.register(cookie);
  acceptJson(server);
  compressAnswers(server);

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, config);
    hosts.check(request);
    guardRequest({
      method: request.method,
      ownOrigin: hosts.originOf(request),
      origin: request.headers.origin,
      fetchSite: request.headers['sec-fetch-site']?.toString(),
      hasSession: request.cookies[sessionCookie] !== undefined,
    });
  });
  let isDraining = false;
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  const traced = new WeakMap<FastifyRequest, TracedWork>();
  server.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const work = platform.tracing?.start(`${request.method} ${route}`, { attributes });
    if (work) traced.set(request, work);
  });
  server.addHook('preHandler', (request, _reply, done) =>
    runInScope({ requestId: request.id, traceparent: traced.get(request)?.traceparent, inTask: false }, done),
  );
  server.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply;
    traced
      .get(request)
      ?.end({ failed: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } });
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
  server.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  server.setNotFoundHandler((request, reply) => sendError(request, reply, new Problem('not_found')));

  return {
    fastify: server,
    platform,
    routes,
    originOf: (request) => hosts.originOf(request),
    isDraining: () => isDraining,
    async drain(ms) {
      isDraining = true;
      await wait(ms);
    },
    async findUser(request) {
      const value = request.cookies[sessionCookie];
      return value === undefined ? null : findSession(value);
    },
    async findKeyHolder({ headers }) {
      const key = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
      return key === undefined ? null : findKeyHolder(key);
    },
  };
}
