import type { OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from './exchange.ts';

export function replyHtml(exchange: Exchange, html: string, status = 200): void {
  send(exchange, status, { 'content-type': 'text/html; charset=utf-8' }, html);
}

export function replyJson(
  exchange: Exchange,
  value: unknown,
  status = 200,
  headers: OutgoingHttpHeaders = {},
): void {
  send(
    exchange,
    status,
    { 'content-type': 'application/json; charset=utf-8', ...headers },
    JSON.stringify(value),
  );
}

export function redirect(exchange: Exchange, location: string, headers: OutgoingHttpHeaders = {}): void {
  send(exchange, 303, { location, ...headers }, '');
}

/** Sends headers first: a browser silently repeats a request whose connection died before any response. */
export function dropConnection({ response }: Exchange): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': '4096' });
  response.write(' ', () => response.destroy());
}

/** Lets the confirmation page, which is a later GET, name the person who just applied. */
export function rememberApplication(applicationId: string): OutgoingHttpHeaders {
  return { 'set-cookie': `practice_application=${applicationId}; Path=/; HttpOnly; SameSite=Lax` };
}

export function readRememberedApplication({ request }: Exchange): string | undefined {
  return /(?:^|; )practice_application=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
}

function send(
  { response, method }: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string,
): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
