import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export interface RecordedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Objects are sent as JSON. */
  body?: string | Buffer | object;
}

export interface Visit {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  at: number;
}

type Answering = RecordedAnswer | ((visit: Visit, nth: number) => RecordedAnswer | Promise<RecordedAnswer>);

export interface RecordedSite {
  origin: string;
  host: string;
  visits: Visit[];
  /** The most requests that were handled at the same time. */
  mostAtOnce(): number;
  /** By path, with or without its query. */
  answer(path: string, answer: Answering): void;
  forget(): void;
  close(): Promise<void>;
}

/** A site on this machine that responds with recordings of a real one, and 404 otherwise. */
export async function startRecordedSite(): Promise<RecordedSite> {
  const answers = new Map<string, Answering>();
  const counts = new Map<string, number>();
  const visits: Visit[] = [];
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    void (async () => {
      most = Math.max(most, ++open);
      const path = request.url ?? '/';
      const body = await readText(request);
      const visit = {
        method: request.method ?? '',
        path,
        headers: request.headers,
        body,
        at: performance.now(),
      };
      visits.push(visit);
      const known = answers.get(path) ??
        answers.get(path.split('?')[0] ?? '') ?? { status: 404, body: 'not here' };
      const nth = (counts.get(path) ?? 0) + 1;
      counts.set(path, nth);
      const answer = typeof known === 'function' ? await known(visit, nth) : known;
      const isJson = typeof answer.body === 'object' && !Buffer.isBuffer(answer.body);
      response.writeHead(answer.status ?? 200, {
        'content-type': isJson ? 'application/json' : 'text/html; charset=utf-8',
        ...answer.headers,
      });
      open--;
      response.end(isJson ? JSON.stringify(answer.body) : answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    visits,
    mostAtOnce: () => most,
    answer: (path, answer) => void answers.set(path, answer),
    forget() {
      answers.clear();
      counts.clear();
      visits.length = 0;
      most = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
