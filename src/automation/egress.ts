import { lookup } from 'node:dns/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, BlockList, connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6');

export interface Egress {
  /** Address of the proxy that the browser must use. */
  server: string;
  close(): Promise<void>;
}

/**
 * The browser's only way out: resolves each name, refuses private addresses that are not on the list, and connects
 * to the very address it checked, so that neither a redirect nor a changing name leads inside.
 */
export async function openEgress(allowedPrivateHosts: readonly string[]): Promise<Egress> {
  const allowed = new Set(allowedPrivateHosts.map((host) => host.toLowerCase()));
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing, allowed));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('connect', (incoming, socket, head) => void tunnel(incoming, socket, head, allowed));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The address to connect to, or null when it must not be visited. */
export async function checkAddress(
  hostname: string,
  port: number,
  allowed: ReadonlySet<string>,
): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return null;
  if (allowed.has(`${host}:${port}`)) return first.address;
  return found.some(({ address }) => isPrivate(address)) ? null : first.address;
}

function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPrivate(mapped);
  return privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, allowed: ReadonlySet<string>) {
  const url = URL.parse(incoming.url ?? '');
  const port = Number(url?.port || 80);
  const address = url?.protocol === 'http:' ? await checkAddress(url.hostname, port, allowed) : null;
  if (!url || !address) {
    outgoing.writeHead(403, { connection: 'close' }).end('This address may not be visited.');
    return;
  }
  const { 'proxy-connection': _, ...headers } = incoming.headers;
  const upstream = request({
    host: address,
    port,
    method: incoming.method,
    path: url.pathname + url.search,
    headers: { ...headers, host: url.host, connection: 'close' },
    agent: false,
  });
  upstream.once('error', () => outgoing.destroy());
  // One request per connection: on a reused one the browser would silently repeat a request whose answer was lost.
  upstream.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    pipeline(answer, outgoing).catch(() => outgoing.destroy());
  });
  pipeline(incoming, upstream).catch(() => upstream.destroy());
}

async function tunnel(incoming: IncomingMessage, socket: Duplex, head: Buffer, allowed: ReadonlySet<string>) {
  socket.once('error', () => socket.destroy());
  const url = URL.parse(`https://${incoming.url ?? ''}`);
  const port = Number(url?.port || 443);
  const address = url ? await checkAddress(url.hostname, port, allowed) : null;
  if (!address) {
    socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    return;
  }
  const upstream = connect({ host: address, port });
  upstream.once('error', () => socket.destroy());
  upstream.once('connect', () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    upstream.write(head);
    upstream.pipe(socket);
    socket.pipe(upstream);
  });
  socket.once('close', () => upstream.destroy());
}
