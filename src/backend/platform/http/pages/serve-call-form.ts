import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '#backend/platform/http/create-server.ts';
import { type Call, pathOf } from '#contract/basics/call.ts';
import { ErrorBody } from '#contract/basics/error-body.ts';
import type { ShowPage } from './serve-pages.ts';

const formType = 'application/x-www-form-urlencoded';
const bodyLimitBytes = 16 * 1024;
const secrets = new Set(['password', 'code']);

export type FormValues = Record<string, string>;

export interface CallForm {
  path: string;
  call: (values: FormValues) => Call;
  toBody: (values: FormValues, query: URLSearchParams) => object | undefined;
  /** The page to redirect to after success. */
  done: (request: FastifyRequest, values: FormValues, answer: unknown) => string;
  /** The page for a refusal that is just the next step; null shows the form again with its errors. */
  nextStep?: (
    request: FastifyRequest,
    reply: FastifyReply,
    input: { values: FormValues; refusal: ErrorBody },
  ) => string | null;
}

/**
 * Serves a page's form for a call, so that it works without scripts. The call runs with its usual limits and checks; a
 * refusal shows the page again with what was typed, except for secrets.
 */
export function serveCallForm(server: Server, showPage: ShowPage, form: CallForm): void {
  void server.fastify.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    });
    scope.post<{ Body: FormValues | undefined }>(
      form.path,
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        const values = request.body ?? {};
        const answer = await askCall(server, request, form, values);
        copyHeaders(answer.headers, reply);
        if (answer.statusCode < 300) return reply.redirect(form.done(request, values, answer.json()), 303);
        const refusal = ErrorBody.parse(answer.json());
        const next = form.nextStep?.(request, reply, { values, refusal });
        if (next) return reply.redirect(next, 303);
        const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));
        const errors = refusal.fields ?? { _: refusal.message };
        const initialData = [{ key: ['form'], data: { path: form.path, values: kept, errors } }];
        return showPage(request, reply, { status: answer.statusCode, initialData });
      },
    );
  });
}

function askCall(server: Server, request: FastifyRequest, form: CallForm, values: FormValues) {
  const { host, cookie, 'user-agent': userAgent } = request.headers;
  const call = form.call(values);
  const payload = form.toBody(values, readQuery(request));
  return server.fastify.inject({
    method: call.method,
    url: pathOf(call),
    remoteAddress: request.ip,
    headers: {
      host,
      // The origin of the form was checked before this.
      origin: server.originOf(request),
      ...(cookie === undefined ? {} : { cookie }),
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

export function readQuery(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://host.invalid').searchParams;
}

function copyHeaders(headers: Record<string, unknown>, reply: FastifyReply): void {
  for (const name of ['set-cookie', 'retry-after']) {
    if (headers[name] !== undefined) reply.header(name, headers[name]);
  }
}
