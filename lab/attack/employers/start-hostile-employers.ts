import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { OriginMap } from '#systems/origin-map.ts';
import { type HostilePage, replyPage, thanks, writeForm } from './hostile-page.ts';

export interface HostileEmployers {
  hosts: string[];
  /** Each page is a company with its own host, so that a hold on one doesn't affect another. */
  origins: OriginMap;
  addressOf(page: HostilePage): string;
  /** Whatever arrives from now on belongs to this run. */
  begin(page: HostilePage, run: number): void;
  /** How often answers arrived in each run. */
  takenBy(page: HostilePage): Map<number, number>;
  close(): Promise<void>;
}

/**
 * One server under two names, so that every page has another company's service to use. It keeps its own
 * record.
 */
export async function startHostileEmployers(pages: readonly HostilePage[]): Promise<HostileEmployers> {
  const byName = new Map(pages.map((page) => [page.name, page]));
  const runs = new Map<string, number>();
  const taken = new Map<string, Map<number, number>>();
  let port = 0;

  const place = (page: HostilePage) => ({ path: `/${page.name}`, away: `http://localhost:${port}` });
  function take(page: HostilePage): void {
    const counts = taken.get(page.name) ?? new Map<number, number>();
    const run = runs.get(page.name) ?? 0;
    taken.set(page.name, counts.set(run, (counts.get(run) ?? 0) + 1));
  }
  const find = (url: string) => {
    const [, name = '', ...rest] = url.split(/[/?]/);
    return { page: byName.get(name), isTaken: rest[0]?.startsWith('take') ?? false, rest: rest.join('/') };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    await new Promise((resolve) => request.resume().once('end', resolve).once('error', resolve));
    if (url.startsWith('/hop/')) return hop(url, response);
    const { page, isTaken, rest } = find(url);
    if (!page) return replyPage(response, '<h1>Not found</h1>', 404);
    if (isTaken) {
      // A CORS preflight is not part of the application.
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      take(page);
      return page.reply ? page.reply(response, writeForm(page, place(page))) : replyPage(response, thanks);
    }
    if (rest.startsWith('worker.js')) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      return void response.end(`const take = location.origin + '/${page.name}/take'; ${page.worker ?? ''}`);
    }
    replyPage(response, writeForm(page, place(page)));
  }

  const server = createServer((request, response) => void answer(request, response));
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket) => {
    const { page } = find(request.url ?? '');
    socket.on('error', () => undefined);
    if (page && request.url?.includes('?')) take(page);
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
    // Only text and binary frames count; closing or keeping a socket open sends nothing.
    socket.on('data', (chunk: Buffer) => {
      if (page && [1, 2].includes((chunk[0] ?? 0) & 15)) take(page);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  const addressOf = ({ name }: HostilePage) => `http://127.0.0.1:${port}/${name}`;
  return {
    hosts: [`127.0.0.1:${port}`, `localhost:${port}`],
    origins: pages.map((page) => ({ at: addressOf(page), is: `https://${page.name}.example` })),
    addressOf,
    begin: ({ name }, run) => void runs.set(name, run),
    takenBy: ({ name }) => taken.get(name) ?? new Map(),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Redirects several times before the thank-you page. */
function hop(url: string, response: ServerResponse): void {
  const left = Number(url.split('/')[2]);
  if (left === 0) return replyPage(response, thanks);
  const next = Number.isNaN(left) ? 'round' : left - 1;
  response.writeHead(302, { location: `/hop/${next}` }).end();
}
