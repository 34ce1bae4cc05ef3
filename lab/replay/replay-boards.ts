import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { boardLists, type MadeBoard } from '#lab/boards/board-lists.ts';

/** One request that a server has answered; times in milliseconds. */
export interface ReplayVisit {
  system: string;
  path: string;
  from: number;
  to: number;
}

export interface Replay {
  /** As prospects of the sweep: names of practice sites end with their origin. */
  boards: { kind: string; name: string }[];
  origins: { at: string; is: string }[];
  jobs: number;
  visits: ReplayVisit[];
  close(): Promise<void>;
}

const answerMs = 150;
const places = [
  ['Austin', 'TX'],
  ['Denver', 'CO'],
  ['Chicago', 'IL'],
  ['Atlanta', 'GA'],
  ['Phoenix', 'AZ'],
] as const;
const titles = [
  'Registered Nurse',
  'Warehouse Associate',
  'Software Engineer',
  'Cook',
  'Accountant',
  'Electrician',
  'Teacher',
  'Sales Manager',
  'Truck Driver',
  'Graphic Designer',
];

/** Boards of all systems in equal shares, with four to thirteen jobs each. */
export function makeBoards(count: number): (MadeBoard & { system: string })[] {
  const systems = Object.keys(boardLists);
  return Array.from({ length: count }, (_, at) => {
    const tenant = `company${at + 1}`;
    const jobs = Array.from({ length: 4 + (at % 10) }, (_job, index) => {
      const [city, state] = places[(at + index) % places.length] ?? places[0];
      const title = titles[(at + index) % titles.length] ?? '';
      return { number: at * 100 + index + 1, title, city, state };
    });
    return { system: systems[at % systems.length] ?? '', tenant, company: `Company ${at + 1}`, jobs };
  });
}

/** Starts one server per system. The first part of a path is the host that the server answers for. */
export async function startReplay(count: number): Promise<Replay> {
  const made = makeBoards(count);
  const visits: ReplayVisit[] = [];
  const replay: Replay = { boards: [], origins: [], jobs: 0, visits, close: async () => undefined };
  const closing: (() => Promise<void>)[] = [];
  for (const [system, boards] of Map.groupBy(made, (board) => board.system)) {
    const answers = new Map(boards.flatMap((board) => listAnswers(board)));
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://replay').pathname;
      const visit = { system, path, from: performance.now(), to: Number.POSITIVE_INFINITY };
      visits.push(visit);
      void answer(response, path === '/robots.txt' ? 'User-agent: *\nAllow: /\n' : answers.get(path), visit);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const hosts = new Set([...answers.keys()].map((path) => path.split('/')[1] ?? ''));
    replay.origins.push(...[...hosts].map((host) => ({ at: `${origin}/${host}`, is: `https://${host}` })));
    replay.boards.push(...boards.map(({ tenant }) => ({ kind: system, name: `${tenant}@${origin}` })));
    closing.push(async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    });
  }
  replay.jobs = made.reduce((sum, { jobs }) => sum + jobs.length, 0);
  replay.close = async () => void (await Promise.all(closing.map((close) => close())));
  return replay;
}

async function answer(response: ServerResponse, text: string | undefined, visit: ReplayVisit): Promise<void> {
  await wait(answerMs);
  response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text ?? '');
  visit.to = performance.now();
}

/** Writes the boards to a new folder as a list for BOARDS_DIR. */
export function writeBoards(folder: string, boards: Replay['boards']): string {
  mkdirSync(folder);
  for (const [kind, own] of Map.groupBy(boards, (board) => board.kind))
    writeFileSync(join(folder, `${kind}.txt`), own.map(({ name }) => `${name}\n`).join(''));
  return folder;
}

function listAnswers(board: MadeBoard & { system: string }): [path: string, text: string][] {
  const shape = boardLists[board.system];
  if (!shape) return [];
  const { posting } = shape;
  const postings = posting
    ? board.jobs.map((job): [string, string] => [
        toPath(posting.url(board.tenant, job)),
        posting.write(board, job),
      ])
    : [];
  return [[toPath(shape.url(board.tenant)), shape.write(board)], ...postings];
}

function toPath(address: string): string {
  const { host, pathname } = new URL(address);
  return `/${host}${pathname}`;
}

/** Requests that came before the one before them had ended, or too soon after it. */
export function findImpolite(visits: readonly ReplayVisit[], pauseMs: number): ReplayVisit[] {
  return [...Map.groupBy(visits, ({ system }) => system).values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => a.from - b.from);
    return sorted.filter((visit, index) => {
      const before = sorted[index - 1];
      if (!before) return visit.path !== '/robots.txt';
      return visit.from - before.to < pauseMs;
    });
  });
}
