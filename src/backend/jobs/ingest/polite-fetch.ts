import { type HostVisit, recordVisit } from '#backend/jobs/record/host-visits.store.ts';
import {
  AddressRefused,
  findPublicAddress,
  readWebAddress,
} from '#backend/platform/network/guarded-request.ts';
import { endTurn, takeTurn } from '#backend/platform/network/host-turns.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { dayMs } from '#domain/job/freshness.ts';
import { sourceTroubles } from '#domain/messages/jobs.ts';
import type { Resolve } from '#limited/check-address.ts';
import { AnswerTooLarge, type PlainAnswer, sendRequest } from '#limited/send-request.ts';
import type { SourceAnswer, SourceFetch, SourceRequest } from '#systems/reading/board/job-source.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { type RobotRules, readRobots } from './robots.ts';

export interface Validators {
  etag?: string;
  lastModified?: string;
}

export interface PoliteRequest extends SourceRequest {
  validators?: Validators;
}

export interface PoliteAnswer extends SourceAnswer {
  validators: Validators;
}

export type PoliteFetch = (url: string, request?: PoliteRequest) => Promise<PoliteAnswer>;

export const fetchLimits = { maxBytes: 32 * 1024 * 1024, timeMs: 30_000, redirects: 5, tries: 2 };
const robotsBytes = 512 * 1024;
const robotsKeptMs = dayMs;
const mostRobots = 200;
/** Longer waits are left to the next check of the source. */
const longestWaitMs = 60_000;
const defaultWaitMs = 10_000;
/** A host that asks for more is asked again after a year. */
const longestPauseMs = 365 * dayMs;
/** How a host says that it does not want to be asked, or not now. */
const refusals = [401, 403, 429, 503];

type Needs = Pick<Platform, 'config' | 'database' | 'now'>;

interface KeptRobots {
  rules: RobotRules;
  answer: PlainAnswer;
  until: number;
}

/** The robots.txt files that this process has read lately, by origin. */
const robotsOf = new WeakMap<Platform['database'], Map<string, KeptRobots>>();

function shareRobots({ database }: Needs): Map<string, KeptRobots> {
  const robots = robotsOf.get(database) ?? new Map<string, KeptRobots>();
  robotsOf.set(database, robots);
  return robots;
}

/**
 * The only fetch for reading jobs. Across all workers it makes one request at a time per host with a pause in between. It
 * obeys robots.txt and Retry-After, limits size, time, and redirects, and refuses private addresses at every hop: the
 * address it checks is the one it connects to.
 */
export function createPoliteFetch(
  platform: Needs,
  {
    signal,
    limits = fetchLimits,
    resolve,
  }: { signal?: AbortSignal; limits?: typeof fetchLimits; resolve?: Resolve } = {},
): PoliteFetch {
  const { config } = platform;
  const guard = { allowedPrivateHosts: config.allowedPrivateHosts, ...(resolve && { resolve }) };
  const robots = shareRobots(platform);
  const agent = `Applywright/1.0 (+${config.publicUrl})`;

  const record = (visit: HostVisit) => recordVisit(platform.database.kysely, visit, platform.now());

  async function visit(
    url: URL,
    request: PoliteRequest,
    { maxBytes, pauseMs }: { maxBytes: number; pauseMs: number },
  ): Promise<PlainAnswer> {
    const address = await findPublicAddress(url, guard).catch(forbid);
    await takeTurn(platform, url.host, { keepMs: limits.timeMs + pauseMs, ...(signal && { signal }) });
    const time = AbortSignal.timeout(limits.timeMs);
    const startedAt = platform.now();
    let [restMs, refusal]: [number, HostVisit['refusal']] = [pauseMs, null];
    try {
      const answer = await sendRequest(url, address, {
        method: request.body ? 'POST' : 'GET',
        headers: writeHeaders(request, agent),
        ...(request.body && { body: JSON.stringify(request.body) }),
        maxBytes,
        signal: signal ? AbortSignal.any([time, signal]) : time,
      });
      const waitMs = readRetryAfter(answer, platform.now());
      restMs = Math.max(pauseMs, waitMs ?? 0);
      if (refusals.includes(answer.status)) refusal = { reason: String(answer.status), waitMs };
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof AnswerTooLarge) throw new SourceTrouble('unreadable', error.message);
      throw new SourceTrouble('unreachable', sourceTroubles.silent(url.host, describe(error)));
    } finally {
      const endedAt = platform.now();
      const freeAt = new Date(endedAt.getTime() + restMs);
      const request = { startedAt, endedAt, freeAt };
      await record({ host: url.host, request, delayMs: pauseMs, refusal });
      await endTurn(platform, url.host, restMs);
    }
  }

  async function askRobots(url: URL): Promise<{ rules: RobotRules; answer: PlainAnswer }> {
    const kept = robots.get(url.origin);
    if (kept && kept.until > platform.now().getTime()) return kept;
    const options = { maxBytes: robotsBytes, pauseMs: config.hostSpacingMs };
    const answer = await visit(new URL('/robots.txt', url), {}, options);
    if (answer.status >= 500) throw new SourceTrouble('unreachable', sourceTroubles.noRobots(url.host));
    const rules = readRobots(answer.status === 200 ? answer.text : '');
    if (robots.size >= mostRobots) robots.clear();
    robots.set(url.origin, { rules, answer, until: platform.now().getTime() + robotsKeptMs });
    return { rules, answer };
  }

  /** Retries once after a short wait. */
  async function visitKindly(url: URL, request: PoliteRequest): Promise<PlainAnswer> {
    const { rules, answer: file } = await askRobots(url);
    if (url.pathname === '/robots.txt') return file;
    const pauseMs = Math.max(config.hostSpacingMs, rules.delayMs);
    if (!rules.allows(`${url.pathname}${url.search}`)) {
      const refusal = { reason: 'robots.txt', waitMs: null };
      await record({ host: url.host, request: null, delayMs: pauseMs, refusal });
      throw new SourceTrouble('refused', sourceTroubles.forbidden(url.host));
    }
    const maxBytes = Math.min(limits.maxBytes, request.maxBytes ?? limits.maxBytes);
    const options = { maxBytes, pauseMs };
    for (let tries = 1; ; tries++) {
      const answer = await visit(url, request, options);
      const isRefused = [401, 403, 429].includes(answer.status);
      if (!isRefused && answer.status < 500) return answer;
      const waitMs = readRetryAfter(answer, platform.now());
      const isWorthATry = ![401, 403].includes(answer.status) && (waitMs ?? defaultWaitMs) <= longestWaitMs;
      if (tries < limits.tries && isWorthATry) continue;
      const detail = sourceTroubles.answered(url.host, answer.status);
      throw new SourceTrouble(isRefused ? 'refused' : 'unreachable', detail, waitMs);
    }
  }

  return async (address, request = {}) => {
    let url = readUrl(address);
    for (let hops = 0; ; hops++) {
      const answer = await visitKindly(url, request);
      const location = answer.headers.location ?? null;
      const isMoved =
        answer.status >= 300 && answer.status < 400 && answer.status !== 304 && location !== null;
      if (isMoved && request.followRedirects) {
        if (hops >= limits.redirects)
          throw new SourceTrouble('unreadable', sourceTroubles.tooManyRedirects(url.host));
        url = readUrl(location, url.href);
        continue;
      }
      if (answer.status === 304) throw new SourceTrouble('unchanged', sourceTroubles.unchanged(url.href));
      return {
        status: answer.status,
        url: url.href,
        location,
        text: answer.text,
        validators: readValidators(answer),
      };
    }
  };
}

/** Wraps the fetch so that the first request sends the validators of the last visit and records the new ones. */
export function askWithValidators(
  fetch: PoliteFetch,
  known: Validators,
): { ask: SourceFetch; read: () => Validators } {
  let first: Validators | null = null;
  return {
    async ask(url, request) {
      const answer = await fetch(url, { ...request, ...(first === null && { validators: known }) });
      first ??= answer.validators;
      return answer;
    },
    read: () => first ?? {},
  };
}

function readUrl(address: string, base?: string): URL {
  try {
    return readWebAddress(address, base);
  } catch (error) {
    return forbid(error);
  }
}

function forbid(error: unknown): never {
  throw error instanceof AddressRefused ? new SourceTrouble('forbidden', error.message) : error;
}

function writeHeaders({ body, validators }: PoliteRequest, agent: string): Record<string, string> {
  return {
    'user-agent': agent,
    accept: 'application/json, text/html, application/xml;q=0.9, */*;q=0.5',
    'accept-language': 'en-US, en;q=0.8',
    ...(body && { 'content-type': 'application/json' }),
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  };
}

function readValidators({ headers }: PlainAnswer): Validators {
  return {
    ...(headers.etag && { etag: headers.etag }),
    ...(headers['last-modified'] && { lastModified: headers['last-modified'] }),
  };
}

function readRetryAfter({ status, headers }: PlainAnswer, now: Date): number | null {
  if (status < 400) return null;
  const said = headers['retry-after'];
  if (said === undefined) return status === 429 || status === 503 ? defaultWaitMs : null;
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : new Date(said).getTime() - now.getTime();
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), longestPauseMs);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
