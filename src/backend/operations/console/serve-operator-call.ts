import type { z } from 'zod';
import type { UserContext } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import type { Input } from '#backend/platform/http/read-input.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { Call } from '#contract/basics/call.ts';
import { insertAudit } from './audit.store.ts';

/** What an action was about. Each person it concerns gets a log entry. */
export interface About {
  people?: readonly string[];
  subject?: string;
  reason?: string;
}

type Act<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Answer> = (
  context: UserContext,
  input: Input<z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<{ answer: Answer; about: About | null }>;

/**
 * Mounts a call for operators. Its handler returns what the call was about, which is logged in the same transaction;
 * `null` is for totals, which show nobody's data.
 */
export function serveOperatorCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(server: Server, call: Call<P, Q, B, A, 'session'>, handler: Act<P, Q, B, z.input<A>>): void {
  requireRole(call);
  serveCall(server, call, (context, input, { requestId }) =>
    recordAct(context, { act: call.summary, requestId }, () => handler(context, input)),
  );
}

/** Mounts a call that an outside service completes: it is committed and logged first, then `complete` runs. */
export function serveOutsideOperatorCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  Wish,
>(
  server: Server,
  call: Call<P, Q, B, A, 'session'>,
  handler: Act<P, Q, B, Wish>,
  complete: (wish: Wish) => Promise<z.input<A>>,
): void {
  requireRole(call);
  serveCall(
    server,
    call,
    async (_context, _input, _exchange, answer: z.input<A>) => answer,
    async (input, { requestId }, user) => {
      const wish = await inTransaction(server.platform, (context) =>
        recordAct({ ...context, user }, { act: call.summary, requestId }, () =>
          handler({ ...context, user }, input),
        ),
      );
      return complete(wish);
    },
  );
}

function requireRole(call: { role?: number | undefined; path: string }): void {
  if (call.role === undefined) throw new Error(`${call.path} needs a role`);
}

async function recordAct<Answer>(
  context: UserContext,
  { act, requestId }: { act: string; requestId: string },
  work: () => Promise<{ answer: Answer; about: About | null }>,
): Promise<Answer> {
  const { answer, about } = await work();
  if (about) {
    const { people = [], subject = '', reason = '' } = about;
    const entry = { operatorId: context.user.id, act, subject, reason, requestId, at: context.now() };
    const seen = people.length > 0 ? people : [null];
    await insertAudit(
      context.db,
      seen.map((personId) => ({ ...entry, personId })),
    );
  }
  return answer;
}

/** Wraps a page of rows as the answer of a listing call. */
export function pageOf<Row>({ total, rows }: { total: number; rows: Row[] }, size: number) {
  return {
    results: rows,
    totalRecords: total,
    totalPages: Math.ceil(total / size),
    continuationToken: null,
  };
}
