import type { z } from 'zod';
import type { UserContext } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import type { Input } from '#backend/platform/http/read-input.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import type { Call } from '#contract/call.ts';
import { insertAudit } from './audit.store.ts';

/** What a look or an act was about; several people make several entries. */
export interface About {
  people?: readonly string[];
  subject?: string;
  reason?: string;
}

/**
 * Mounts a call for operators. Its handler must say what it was about, and that is recorded in the same transaction as
 * the look or the act; `null` is for sums, where nobody is seen.
 */
export function serveOperatorCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  server: Server,
  call: Call<P, Q, B, A, 'session'>,
  handler: (
    context: UserContext,
    input: Input<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<{ answer: z.input<A>; about: About | null }>,
): void {
  if (call.role === undefined) throw new Error(`${call.path} needs a role`);
  serveCall(server, call, async (context, input, { requestId }) => {
    const { answer, about } = await handler(context, input);
    if (about) {
      const { people = [], subject = '', reason = '' } = about;
      const entry = {
        operatorId: context.user.id,
        act: call.summary,
        subject,
        reason,
        requestId,
        at: context.now(),
      };
      const seen = people.length > 0 ? people : [null];
      await insertAudit(
        context.db,
        seen.map((personId) => ({ ...entry, personId })),
      );
    }
    return answer;
  });
}
