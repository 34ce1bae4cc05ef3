import type { z } from 'zod';
import type { PublicContext } from '#backend/platform/context.ts';
import { isStorableText } from '#backend/platform/http/accept-json.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { answerError } from '#backend/platform/http/error-answer.ts';
import { createExchange, type HttpExchange } from '#backend/platform/http/http-exchange.ts';
import { networkOf } from '#backend/platform/network/network-of.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { checkRateLimit } from '#backend/platform/rate-limit.ts';
import { Problem } from '#domain/problem.ts';
import type { ShowPage } from './serve-pages.ts';

const formType = 'application/x-www-form-urlencoded';
const bodyLimitBytes = 64 * 1024;
const sendsPerQuarterHour = 10;

export interface PlainForm<Schema extends z.ZodObject> {
  path: string;
  schema: Schema;
  showPage: ShowPage;
  /** Returns the reference that the confirmation shows. */
  accept: (
    context: PublicContext,
    input: { form: z.output<Schema>; portalCode: string },
    exchange: HttpExchange,
  ) => Promise<string>;
}

/**
 * Serves a form that works without scripts. A valid form is stored and redirects to its confirmation, so that reloading
 * sends nothing again; an invalid one shows its page with what was typed.
 */
export function serveForm<Schema extends z.ZodObject>(server: Server, form: PlainForm<Schema>): void {
  const { path, schema, showPage, accept } = form;
  const { platform } = server;

  void server.fastify.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    });
    scope.post<{ Body: Record<string, string> | undefined }>(
      path,
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const values = request.body ?? {};
        const again = (status: number, errors: Record<string, string>) =>
          showPage(request, reply, {
            status,
            initialData: [{ key: ['form'], data: { path, values, errors } }],
          });

        const user = await server.findUser(request);
        const who = user ? `user ${user.id}` : `address ${networkOf(request.ip)}`;
        try {
          await checkRateLimit(platform.database.kysely, `form ${path} ${who}`, sendsPerQuarterHour, 900);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          const { status, headers, body } = answerError(error, request.id);
          reply.headers(headers);
          return again(status, { _: body.message });
        }
        if (!Object.values(values).every(isStorableText)) throw new Problem('invalid_request');
        const read = schema.safeParse(values);
        if (!read.success) {
          const errors = read.error.issues.map(({ path: [field], message }) => [String(field), message]);
          return again(400, Object.fromEntries(errors.toReversed()));
        }
        const { exchange, sendCookies } = createExchange(server, request, reply);
        const reference = await inTransaction(platform, (context) =>
          accept({ ...context, user }, { form: read.data, portalCode: exchange.portal.code }, exchange),
        );
        sendCookies();
        return reply.redirect(`${path}?sent=${reference}`, 303);
      },
    );
  });
}
