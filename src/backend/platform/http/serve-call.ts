import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context, PublicContext, SessionUser, UserContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { type Access, type Call, pathOf } from '#contract/basics/call.ts';
import { apiRatePerMinute } from '#contract/programs/public-api.ts';
import { requestErrors } from '#domain/messages/http.ts';
import { Problem } from '#domain/problem.ts';
import { admitRequest } from './admit-request.ts';
import type { Server } from './create-server.ts';
import { createExchange, type HttpExchange } from './http-exchange.ts';
import { answerOnce, findStoredAnswer, hashRequest, type JsonAnswer } from './idempotency.ts';
import { type Input, readInput } from './read-input.ts';
import { measureWithFile, writeWithFile } from './write-with-file.ts';

export type ContextOf<Allowed extends Access> = Allowed extends 'public' ? PublicContext : UserContext;

export type CallHandler<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
  R,
> = (
  context: ContextOf<X>,
  input: Input<z.output<P>, z.output<Q>, z.output<B>>,
  exchange: HttpExchange,
  done: R,
) => Promise<z.input<A>>;

const admitted = new WeakMap<FastifyRequest, SessionUser | null>();

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']?.toString();
  if (key !== undefined && (key.length < 1 || key.length > 255)) {
    throw new Problem('invalid_request', {
      fields: { 'Idempotency-Key': requestErrors.wrongIdempotencyKey },
    });
  }
  return key;
}

/**
 * Mounts a call of the contract: admits the request, validates it once, runs the handler in one transaction, and strips
 * the answer to its schema. Reads run in a read-only transaction, so that no GET can change anything, except that an
 * operator's reads are logged.
 */
export function serveCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  X extends Access,
  R = void,
>(
  server: Server,
  call: Call<P, Q, B, A, X>,
  handler: CallHandler<P, Q, B, A, X, R>,
  /**
   * Runs outside the transaction, for counters that must survive a rollback and for slow work that must not hold a
   * connection. The handler gets its result.
   */
  before?: (
    input: Input<z.output<P>, z.output<Q>, z.output<B>>,
    exchange: HttpExchange,
    user: ContextOf<X>['user'],
  ) => Promise<R>,
): void {
  const url = pathOf(call);
  const rule = {
    access: call.access,
    ...(call.role === undefined ? {} : { role: call.role }),
    ...(call.scope === undefined ? {} : { scope: call.scope }),
    ...(call.access === 'key' ? { ratePerMinute: { name: 'public api', limit: apiRatePerMinute } } : {}),
    ...(call.ratePerMinute === undefined
      ? {}
      : { ratePerMinute: { name: `${call.method} ${url}`, limit: call.ratePerMinute } }),
  };

  server.fastify.route({
    method: call.method,
    url,
    config: { takesFile: call.takesFile !== undefined },
    ...(call.bodyLimitBytes === undefined ? {} : { bodyLimit: call.bodyLimitBytes }),
    onRequest: async (request) => {
      admitted.set(request, await admitRequest(server, request, rule));
    },
    handler: async (request, reply) => {
      const user = admitted.get(request) ?? null;
      const input = readInput(call, request);
      const key = call.method === 'GET' || !user ? undefined : readKey(request);
      const { exchange, sendCookies, readStatus, readFile } = createExchange(server, request, reply);
      const repeatable =
        user && key !== undefined
          ? { userId: user.id, key, hash: await hashRequest([call.method, url, input], exchange.file) }
          : undefined;
      const platform = { ...server.platform, log: request.log as Context['log'] };
      // Work outside the transaction must not be repeated, either.
      const earlier =
        before && repeatable
          ? await inTransaction(platform, (context) => findStoredAnswer(context, repeatable), {
              readOnly: true,
            })
          : null;
      if (earlier)
        return reply.code(earlier.status).type('application/json; charset=utf-8').send(earlier.json);
      const done = (await before?.(input, exchange, user)) as R;

      const answer = async (context: Context): Promise<JsonAnswer> => {
        const result = await handler({ ...context, user } as unknown as ContextOf<X>, input, exchange, done);
        const status = readStatus() ?? call.status ?? 200;
        return { status, json: JSON.stringify(call.answer.parse(result) ?? null) };
      };
      const { status, json } = await inTransaction(
        platform,
        (context) => (repeatable ? answerOnce(context, repeatable, () => answer(context)) : answer(context)),
        { readOnly: call.method === 'GET' && call.role === undefined },
      );
      sendCookies();
      reply.code(status).type('application/json; charset=utf-8');
      const file = readFile();
      return file
        ? reply
            .header('content-length', measureWithFile(json, file))
            .send(Readable.from(writeWithFile(json, file)))
        : reply.send(json);
    },
  });
}
