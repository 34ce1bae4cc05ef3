import type { IncomingHttpHeaders } from 'node:http';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '#domain/portal/portal.ts';
import type { Server } from './create-server.ts';
import { portalCookie, portalOfRequest } from './request-portal.ts';
import type { AnsweredFile } from './write-with-file.ts';

/** What a route knows about the request besides its validated input. */
export interface HttpExchange {
  requestId: string;
  ip: string;
  userAgent: string;
  portal: Portal;
  origin: string;
  headers: IncomingHttpHeaders;
  cookies: Record<string, string | undefined>;
  /** The body if it is a plain file. */
  file: Buffer | null;
  /** For calls that can succeed with more than one status. */
  setStatus(status: 200 | 201): void;
  /** For reads: the answer leaves the field empty, and the file is written into it in base64. */
  answerWithFile(file: AnsweredFile): void;
  setCookie(name: string, value: string, options?: CookieSerializeOptions): void;
  clearCookie(name: string, options?: CookieSerializeOptions): void;
}

const cookieDefaults = { path: '/', secure: true, sameSite: 'lax' } as const;

/** Cookies are sent only if the work is committed. */
export function createExchange(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
): {
  exchange: HttpExchange;
  sendCookies: () => void;
  readStatus: () => 200 | 201 | undefined;
  readFile: () => AnsweredFile | undefined;
} {
  let chosen: 200 | 201 | undefined;
  let answered: AnsweredFile | undefined;
  const changes: { name: string; value: string | null; options: CookieSerializeOptions }[] = [];
  const exchange: HttpExchange = {
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    portal: portalOfRequest(server.platform.config, request.host, request.cookies[portalCookie]),
    origin: server.originOf(request),
    headers: request.headers,
    cookies: request.cookies,
    file: Buffer.isBuffer(request.body) ? request.body : null,
    setStatus: (status) => {
      chosen = status;
    },
    answerWithFile: (file) => {
      answered = file;
    },
    setCookie: (name, value, options = {}) => void changes.push({ name, value, options }),
    clearCookie: (name, options = {}) => void changes.push({ name, value: null, options }),
  };
  const sendCookies = () => {
    for (const { name, value, options } of changes) {
      const all = { ...cookieDefaults, ...options };
      void (value === null ? reply.clearCookie(name, all) : reply.setCookie(name, value, all));
    }
  };
  return { exchange, sendCookies, readStatus: () => chosen, readFile: () => answered };
}
