import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerAshby } from '#practice/ashby/answer-ashby.ts';
import type { AshbyDraft } from '#practice/ashby/ashby-draft.ts';
import { replyNotFoundPage } from '#practice/board/reply-board-page.ts';
import { replyCareersPage } from '#practice/board/reply-careers-page.ts';
import { answerGreenhouse } from '#practice/greenhouse/answer-greenhouse.ts';
import { type Exchange, openExchange } from '#practice/http/exchange.ts';
import { UnreadableBody } from '#practice/http/read-body.ts';
import { redirect, replyJson } from '#practice/http/reply.ts';
import { answerControl, answerInbox } from '#practice/inbox/answer-inbox.ts';
import { readAnswers } from '#practice/inbox/read-answers.ts';
import { answerLever } from '#practice/lever/answer-lever.ts';
import { answerCaptchaCheck, replyCaptchaFrame } from '#practice/submission/answer-captcha.ts';
import { openTruth } from '#practice/truth/open-truth.ts';
import { answerSite } from './site-answers/answer-site.ts';
import { listPracticeOrigins } from './sites/practice-origins.ts';
import { practiceSystems } from './sites/site-jobs.ts';

export interface PracticeServer {
  origin: string;
  /** What each part of it stands in for, for the product's configuration. */
  origins: { at: string; is: string }[];
  port: number;
  close(): Promise<void>;
}

/** Career sites that really receive applications. The first path segment names the system. */
export async function startPracticeEmployers(options: {
  port: number;
  dataDir: string;
  host?: string;
}): Promise<PracticeServer> {
  const { port, dataDir, host = '127.0.0.1' } = options;
  const truth = await openTruth(dataDir);
  const drafts = new Map<string, AshbyDraft>();
  const server = createServer((request, response) => {
    if (!isForUs(request)) return void response.writeHead(421).end();
    const exchange = openExchange(request, response, truth);
    answer(exchange, drafts).catch((error: unknown) => replyFailure(exchange, error));
  });
  // Longer than any client keeps an idle connection, so no client reuses one that is being closed.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const origin = `http://${host}:${address.port}`;
  return {
    origin,
    origins: listPracticeOrigins(origin),
    port: address.port,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await truth.close();
    },
  };
}

async function answer(exchange: Exchange, drafts: Map<string, AshbyDraft>): Promise<void> {
  const { path, truth } = exchange;
  if (exchange.method === 'GET' && isSystem(path[0])) truth.visits.push(exchange.request.url ?? '/');
  if (isWorthRecording(exchange)) await truth.recordRequest(exchange.method, exchange.request.url ?? '/');
  switch (path[0]) {
    case 'greenhouse':
      return answerGreenhouse(exchange);
    case 'lever':
      return answerLever(exchange);
    case 'ashby':
      return answerAshby(exchange, drafts);
    case 'careers':
      return replyCareersPage(exchange, path[1] ?? '');
    case 'captcha':
      return answerCaptchaCheck(exchange);
    case 'recaptcha':
    case 'hcaptcha':
      return replyCaptchaFrame(exchange);
    case 'pages':
      return replyAsset(exchange, path[1] ?? '');
    case undefined:
      return redirect(exchange, '/inbox');
    case 'inbox':
      return answerInbox(exchange);
    case 'inbox.json':
      return replyJson(
        exchange,
        truth.applications.map((application) => ({ ...application, answers: readAnswers(application) })),
      );
    case 'requests.json':
      return replyJson(exchange, truth.requests);
    case 'visits.json':
      return replyJson(exchange, truth.visits);
    case 'control':
      return answerControl(exchange);
    default:
      return isSystem(path[0]) ? answerSite(exchange) : replyNotFoundPage(exchange);
  }
}

const pathsOfSystems = new RegExp(
  `^/(?:${practiceSystems.join('|')}|captcha|recaptcha|hcaptcha|pages)(?:/|$)`,
);

/**
 * What was received is shown on this machine only: a page that points its own name here could otherwise read it. Career
 * pages respond to every host name, because tests give them the employers' names.
 */
function isForUs({ headers, url = '/' }: IncomingMessage): boolean {
  const [, name = ''] = /^(\[::1\]|[\w.-]+)(?::\d{1,5})?$/.exec(headers.host ?? '') ?? [];
  return (
    name !== '' &&
    (/^(?:localhost|[\w.-]+\.localhost|127\.0\.0\.1|\[::1\])$/.test(name) || pathsOfSystems.test(url))
  );
}

function isSystem(name: string | undefined): boolean {
  return name !== undefined && practiceSystems.includes(name);
}

/** Pages and assets reveal nothing about an applicant; everything else that an employer was sent is recorded. */
function isWorthRecording({ method, path }: Exchange): boolean {
  const [system = '', first = ''] = path;
  if (!isSystem(system)) return false;
  return (method !== 'GET' && method !== 'HEAD') || ['v1', 'v0', 'posting-api'].includes(first);
}

async function replyAsset(exchange: Exchange, name: string): Promise<void> {
  const type = /^[\w-]+\.(js|css)$/.exec(name)?.[1];
  const bytes = type && (await readFile(join(import.meta.dirname, 'pages', name)).catch(() => undefined));
  if (!bytes) return replyNotFoundPage(exchange);
  exchange.response.writeHead(200, {
    'content-type': type === 'js' ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
    'content-length': bytes.length,
  });
  exchange.response.end(bytes);
}

function replyFailure(exchange: Exchange, error: unknown): void {
  if (exchange.response.headersSent) return void exchange.response.destroy();
  const isTheirs = error instanceof UnreadableBody;
  replyJson(exchange, { error: isTheirs ? error.message : 'Internal server error' }, isTheirs ? 400 : 500);
}
