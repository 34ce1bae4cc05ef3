import type { z } from 'zod';
import { requireOwnUser, type SessionUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';
import type { Input } from '#backend/platform/http/read-input.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import type { Call } from '#contract/basics/call.ts';

type Person = z.ZodObject<{ userId: z.ZodType<string> }>;

/** Mounts a call that asks the payment provider, so it runs without an open transaction and opens its own. */
export function servePayment<P extends Person, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  server: Server,
  call: Call<P, Q, B, A, 'session'>,
  work: (
    input: Input<z.output<P>, z.output<Q>, z.output<B>>,
    user: SessionUser,
    exchange: HttpExchange,
  ) => Promise<z.input<A>>,
): void {
  serveCall(
    server,
    call,
    async (_context, _input, _exchange, answer: z.input<A>) => answer,
    async (input, exchange, user) => {
      requireOwnUser({ user }, input.params.userId);
      return work(input, user, exchange);
    },
  );
}
