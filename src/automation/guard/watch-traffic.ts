import type { Page, Request } from 'playwright-core';
import type { OriginMap } from '#systems/origin-map.ts';
import type { Exit } from './egress.ts';
import type { TunnelDeparture } from './egress-meter.ts';
import type { FindAnswers } from './find-answers.ts';
import { addressOf, isHarmless } from './harmless-requests.ts';

/** Everything that leaves a page, seen from the browser and counted at its only exit. */
export interface Traffic {
  /** The page has opened; its requests so far can't contain an answer. */
  beginFilling(find: FindAnswers, onEarlyFrame: (host: string) => void): void;
  /** Answers in plain-text URLs left although nothing allowed them. */
  leftEarly(): boolean;
  arm(): void;
  /** The request was blocked and didn't leave. */
  withdraw(request: Request): void;
  /** An answer left after arming, by any route. */
  readonly hasCarried: boolean;
  /** What left after arming other than harmless requests; empty when nothing did. */
  listUnexplained(): string[];
}

/**
 * Bytes of application data, measured with Chromium 156 against servers of HTTP/1.1 and HTTP/2 over TLS 1.3. `opening`:
 * the end of the handshake (74), preface, settings, and window of HTTP/2 (92), and the answer to the server's settings
 * (31). `idle`: the answer to a server's ping (39); the smallest request on an open connection took 58. `request`: what
 * a request takes beyond its address and headers.
 */
const allowance = { opening: 200, idle: 40, request: 300 };

/** Call this before the page opens, because sockets opened earlier can't be seen. */
export function watchTraffic(page: Page, exit: Exit, origins: OriginMap): Traffic {
  let phase: 'opening' | 'filling' | 'armed' = 'opening';
  let find: FindAnswers = () => false;
  let tellEarlyFrame: (host: string) => void = () => undefined;
  const known = new Set<string>();
  const knownHosts = new Set<string>();
  const armed = new Set<Request>();
  const frames: { host: string; carries: boolean }[] = [];

  page.context().on('request', (request) => {
    if (phase === 'armed') armed.add(request);
    if (phase !== 'opening') return;
    known.add(addressOf(request.url()));
    knownHosts.add(hostOf(request.url()));
  });
  page.on('websocket', (socket) => {
    const host = hostOf(socket.url());
    if (phase === 'opening') knownHosts.add(host);
    socket.on('framesent', ({ payload }) => {
      const carries = phase !== 'opening' && find(payload);
      if (phase === 'armed') frames.push({ host, carries });
      else if (carries) tellEarlyFrame(host);
    });
  });

  const departing = (request: Request) => ({
    method: request.method(),
    url: request.url(),
    hasBody: request.postDataBuffer() !== null,
  });

  function listUnexplained(): string[] {
    const explained = new Map<string, number>();
    const seen = [...armed].flatMap((request) => {
      const one = departing(request);
      if (!isHarmless(one, known, origins)) return [`${one.method} ${hostOf(one.url)}`];
      explained.set(hostOf(one.url), (explained.get(hostOf(one.url)) ?? 0) + sizeOf(request));
      return [];
    });
    const { plain, tunnels } = exit.meter.since();
    const unseen = plain
      .filter(
        ({ method, url, bodyBytes }) => !isHarmless({ method, url, hasBody: bodyBytes > 0 }, known, origins),
      )
      .map(({ method, url }) => `${method} ${hostOf(url)}`);
    const hidden = [...Map.groupBy(tunnels, ({ host }) => host)]
      .filter(([host, all]) => isTooMuch(all, knownHosts.has(host), explained.get(host) ?? 0))
      .map(([host]) => `bytes to ${host}`);
    return [...new Set([...seen, ...frames.map(({ host }) => `a frame to ${host}`), ...unseen, ...hidden])];
  }

  return {
    beginFilling(finder, onEarlyFrame) {
      [find, tellEarlyFrame, phase] = [finder, onEarlyFrame, 'filling'];
      exit.meter.mark();
    },
    leftEarly: () => exit.meter.since().plain.some(({ url }) => find(url)),
    arm() {
      phase = 'armed';
      exit.meter.mark();
      exit.arm();
    },
    withdraw: (request) => void armed.delete(request),
    get hasCarried() {
      return (
        frames.some(({ carries }) => carries) ||
        [...armed].some((request) => find(request.url()) || find(request.postDataBuffer()))
      );
    },
    listUnexplained,
  };
}

/** Any traffic to a host that the page hadn't used before the first answer is too much. */
function isTooMuch(tunnels: readonly TunnelDeparture[], isKnown: boolean, explained: number): boolean {
  const used = tunnels.filter(({ isNew, bytes }) => isNew || bytes > 0);
  if (used.length > 0 && !isKnown && explained === 0) return true;
  const allowed = used.map(({ isNew }) => allowance.idle + (isNew ? allowance.opening : 0));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return sum(used.map(({ bytes }) => bytes)) > sum(allowed) + explained;
}

/** An upper bound, because HTTP/2 compresses headers. */
function sizeOf(request: Request): number {
  const headers = Object.entries(request.headers()).flat().join('').length;
  return request.url().length + headers + (request.postDataBuffer()?.length ?? 0) + allowance.request;
}

/** `host:port`, as a tunnel names it. */
function hostOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return '';
  return `${parsed.hostname}:${parsed.port || (/^(http|ws):$/.test(parsed.protocol) ? '80' : '443')}`;
}
