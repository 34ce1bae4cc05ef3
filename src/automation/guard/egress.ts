import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkAddress, type Resolve } from '#limited/check-address.ts';
import { createEgressMeter, type EgressMeter } from './egress-meter.ts';
import { createResendBan, type ResendBan } from './forbid-resending.ts';

/** The header with what the site really answered, which was replaced because the browser would have repeated the request. */
export const insteadOf = 'x-egress-instead-of';

type Check = (url: URL, port: number) => Promise<string | null>;

/** The only route out of a page; nothing on the page can bypass it. */
export interface Exit {
  meter: EgressMeter;
  /** From now on, the browser can't resend a request automatically. */
  arm(): void;
  /** From now on, nothing gets out, and open transfers are cut off. */
  cut(): void;
}

export interface Egress extends Exit {
  /** The proxy that the browser must use. Its password keeps other programs of the same machine out. */
  proxy: { server: string; username: string; password: string; bypass: string };
  close(): Promise<void>;
}

/**
 * The browser's only route out: resolves each name, refuses private addresses that are not on the list, and connects
 * to exactly the address it checked, so that neither a redirect nor a changing name leads inside.
 */
export async function openEgress(allowedPrivateHosts: readonly string[], resolve?: Resolve): Promise<Egress> {
  const allowed = new Set(allowedPrivateHosts.map((host) => host.toLowerCase()));
  const check: Check = (url, port) => checkAddress(url.hostname, port, allowed, resolve);
  const sockets = new Set<Socket>();
  const password = randomBytes(32).toString('base64url');
  const meter = createEgressMeter();
  const resends = createResendBan();
  let isCut = false;
  const server = createServer((incoming, outgoing) => {
    if (knowsPassword(incoming, password)) void forward(incoming, outgoing, { check, meter, resends });
    else outgoing.writeHead(407, challenge).end();
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('connect', (incoming, socket, head) => {
    if (knowsPassword(incoming, password)) void tunnel(incoming, socket, head, { check, meter, resends });
    else refuseTunnel(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    proxy: {
      server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      username: 'browser',
      password,
      bypass: '<-loopback>',
    },
    meter,
    arm: () => resends.arm(),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const challenge = {
  'proxy-authenticate': 'Basic realm="egress"',
  'content-length': '0',
  connection: 'close',
};

/** Any user name is accepted, so that callers can say which page they are. */
function knowsPassword({ headers }: IncomingMessage, password: string): boolean {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(headers['proxy-authorization'] ?? '') ?? [];
  const [, ...given] = Buffer.from(encoded, 'base64').toString().split(':');
  const [one, other] = [Buffer.from(given.join(':')), Buffer.from(password)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refuseTunnel(socket: Duplex): void {
  socket.once('error', () => socket.destroy());
  const lines = Object.entries(challenge).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${lines.join('')}\r\n`);
}

interface Way {
  check: Check;
  meter: EgressMeter;
  resends: ResendBan;
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, { check, meter, resends }: Way) {
  const url = URL.parse(incoming.url ?? '');
  const port = Number(url?.port || 80);
  // Counted before the check, because a DNS lookup already reveals something.
  const count = meter.countPlain(incoming.method ?? '', url?.href ?? '');
  const address = url?.protocol === 'http:' ? await check(url, port) : null;
  if (!url || !address) {
    outgoing.writeHead(403, { connection: 'close' }).end('This address may not be visited.');
    return;
  }
  const { 'proxy-connection': _, 'proxy-authorization': _password, ...headers } = incoming.headers;
  const upstream = request({
    host: address,
    port,
    method: incoming.method,
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host, connection: 'close' },
    agent: false,
  });
  upstream.once('error', () => {
    if (!resends.isArmed || outgoing.headersSent) return void outgoing.destroy();
    outgoing.writeHead(502, { connection: 'close', [insteadOf]: 'nothing' }).end();
  });
  // One request per connection: on a reused one, the browser would silently repeat a request whose response was lost.
  upstream.once('response', (answer) => {
    const { [insteadOf]: _forged, ...headers }: OutgoingHttpHeaders = {
      ...answer.headers,
      connection: 'close',
    };
    // The browser repeats a request that was answered with 408.
    if (resends.isArmed && answer.statusCode === 408)
      outgoing.writeHead(504, { ...headers, [insteadOf]: '408' });
    else outgoing.writeHead(answer.statusCode ?? 502, headers);
    pipeline(answer, outgoing).catch(() => outgoing.destroy());
  });
  incoming.on('data', count);
  pipeline(incoming, upstream).catch(() => upstream.destroy());
}

async function tunnel(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { check, meter, resends }: Way,
) {
  socket.once('error', () => socket.destroy());
  const url = URL.parse(`https://${incoming.url ?? ''}`);
  const port = Number(url?.port || 443);
  const host = `${url?.hostname ?? ''}:${port}`;
  const count = meter.countTunnel(host);
  const address = url ? await check(url, port) : null;
  if (!address || resends.isShut(host)) {
    socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    return;
  }
  const upstream = connect({ host: address, port });
  const line = resends.follow(host, () => socket.destroy());
  upstream.once('end', () => line.broken());
  upstream.once('error', () => {
    line.broken();
    socket.destroy();
  });
  upstream.once('connect', () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    line.sent(count(head));
    upstream.write(head);
    upstream.on('data', (chunk: Buffer) => line.received(chunk.length));
    upstream.pipe(socket);
    socket.on('data', (chunk: Buffer) => line.sent(count(chunk)));
    socket.pipe(upstream);
  });
  socket.once('close', () => {
    line.closed();
    upstream.destroy();
  });
}
