import type { z } from 'zod';
import type { SessionUser } from '#backend/platform/context.ts';
import { type Call, pathOf } from '#contract/basics/call.ts';
import { Problem } from '#domain/problem.ts';
import { admitRequest } from './admit-request.ts';
import type { Server } from './create-server.ts';
import { type Input, readInput } from './read-input.ts';

const answerMs = 2000;

/**
 * Mounts a call that waits for the worker. No transaction is open while it waits, so the handler opens its own; `waitMs`
 * is how long the call's time limit lets it wait.
 */
export function serveWaitingCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  server: Server,
  call: Call<P, Q, B, A, 'session'>,
  handler: (
    user: SessionUser,
    input: Input<z.output<P>, z.output<Q>, z.output<B>>,
    waitMs: number,
    /** The body if it is a plain file. */
    file: Buffer | null,
  ) => Promise<z.input<A>>,
): void {
  const url = pathOf(call);
  const limit = call.ratePerMinute;
  const rule = {
    access: call.access,
    ...(limit === undefined ? {} : { ratePerMinute: { name: `${call.method} ${url}`, limit } }),
  };
  const waitMs = (call.timeoutMs ?? server.platform.config.requestTimeoutMs) - answerMs;
  server.fastify.route({
    method: call.method,
    url,
    config: { takesFile: call.takesFile !== undefined },
    ...(call.bodyLimitBytes === undefined ? {} : { bodyLimit: call.bodyLimitBytes }),
    onRequest: async (request) => {
      await admitRequest(server, request, rule);
    },
    handler: async (request, reply) => {
      const user = await server.findUser(request);
      if (!user) throw new Problem('not_signed_in');
      const file = Buffer.isBuffer(request.body) ? request.body : null;
      const answer = await handler(user, readInput(call, request), waitMs, file);
      return reply.code(call.status ?? 200).send(call.answer.parse(answer));
    },
  });
}
