// @vitest-environment jsdom

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventsPath } from '#contract/basics/events-path.ts';
import { conductBody, getCountryClaims } from '#contract/visits/routes.ts';
import { experiments } from '#domain/experiment/experiment.ts';
import { portals } from '#tests/portals.ts';
import { clearClientState } from '#web/data/request/client-state.ts';
import { readCookie, writeCookie } from '#web/data/request/cookies.ts';

interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

const userId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
const { id } = experiments.applyDirectlyDesktop;
let seen: Seen[];
let logged: Record<string, unknown>[];
let answers: (seen: Seen) => [status: number, body: unknown];
let origin: string;

/** Each test gets its own service, and modules without state from the previous test. */
beforeEach(async () => {
  clearClientState();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'dataLayer');
  seen = [];
  logged = [];
  answers = () => [500, {}];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const body = JSON.parse((await readBody(request)) || '{}') as Record<string, unknown>;
    const one = { method: request.method ?? '', path: pathname, query: searchParams, body };
    if (pathname.includes('/errors/log')) logged.push(body);
    else seen.push(one);
    const [status, reply] = pathname.includes('/errors/log') ? [200, {}] : answers(one);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  open('');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
});

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function open(search: string): void {
  vi.stubGlobal('location', { origin, search, protocol: 'http:' });
}

async function find(): Promise<number> {
  return (await import('./experiments.ts')).findVariant(id, userId);
}

const assigned = (variant: number) => ({ experiment_uid: id, variant, layer: 'apply-directly' });
const cookieMap = () => JSON.parse(readCookie('c_expt') ?? '{}') as unknown;

describe('an experiment on the page', () => {
  it('is conducted with the fixed body, and 201 or 200 is read for its variant [EXP-001] [EXP-002]', async () => {
    for (const status of [201, 200]) {
      clearClientState();
      answers = () => [status, assigned(2)];
      expect(await find()).toBe(2);
    }
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: `/eb/api/v3/users/${userId}/experiments/${id}/conduct`,
      body: conductBody,
    });
    expect(conductBody).toEqual({
      logTraits: true,
      conductForOldUsers: true,
      includeIterableIntegration: false,
      culture: 'en-US',
      skipGoverning: false,
    });
  });

  it('is remembered in c_expt, and its layer in c_lyr, for 90 days [IDN-004] [IDN-005]', async () => {
    answers = () => [201, assigned(3)];
    const written = vi.spyOn(document, 'cookie', 'set');
    expect(await find()).toBe(3);
    expect(cookieMap()).toEqual({ [id]: { v: 3, s: 'a' } });
    expect(readCookie('c_lyr')).toBe('apply-directly');
    for (const [cookie] of written.mock.calls) {
      const until = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
      expect(Math.abs(until - Date.now() - 90 * 86_400_000)).toBeLessThan(60_000);
    }
    written.mockRestore();
    expect(await find()).toBe(3);
    expect(seen).toHaveLength(1);
  });

  it('is asked for again every 100 ms until there is an answer [EXP-003]', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    answers = () => (seen.length < 4 ? [503, {}] : [200, assigned(3)]);
    expect(await find()).toBe(3);
    expect(seen).toHaveLength(4);
    expect(waits.mock.calls.filter(([, ms]) => ms === 100)).toHaveLength(3);
    waits.mockRestore();
  });

  it('that never answers is Baseline after 3000 ms, and nothing is remembered [EXP-003]', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      const isOver = () => ms === 3_000 && seen.length > 1;
      const look = setInterval(() => isOver() && controller.abort(), 10);
      controller.signal.addEventListener('abort', () => clearInterval(look));
      return controller.signal;
    });
    expect(await find()).toBe(1);
    expect(limit).toHaveBeenCalledWith(3_000);
    expect(seen.length).toBeGreaterThan(1);
    expect(readCookie('c_expt')).toBeUndefined();
    limit.mockRestore();
  });

  it('that is refused is Baseline at once', async () => {
    answers = () => [404, {}];
    expect(await find()).toBe(1);
    expect(seen).toHaveLength(1);
  });

  it('that fails is logged by its text [LOG-006]', async () => {
    const told = vi.spyOn(globalThis, 'fetch');
    answers = () => [404, {}];
    await find();
    const bodies = told.mock.calls.map(([, init]) => JSON.stringify(init?.body ?? null));
    expect(bodies.some((body) => body.includes('Error conducting apply directly experiment:'))).toBe(true);
    told.mockRestore();
  });

  it('is forced by the address, which stays in force for the session [EXP-008] [IDN-004]', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    open(`?runtest=other_2,${id}_1`);
    expect(await find()).toBe(1);
    expect(written.mock.calls.find(([cookie]) => cookie.startsWith('runtest='))?.[0]).not.toContain(
      'expires',
    );
    written.mockRestore();
    expect(cookieMap()).toEqual({ [id]: { v: 1, s: 'f' } });
    open('');
    expect(await find()).toBe(1);
    expect(seen).toEqual([]);
  });

  it('is disabled by the address or a cookie [EXP-009] [IDN-004]', async () => {
    open(`?disabletests=1&runtest=${id}_3`);
    expect(await find()).toBe(1);
    expect(cookieMap()).toEqual({ [id]: { v: 1, s: 'd' } });
    open('');
    clearClientState();
    writeCookie('disabletests', '1');
    expect(await find()).toBe(1);
    expect(seen).toEqual([]);
  });

  it('that was only forced is conducted once nobody forces it', async () => {
    writeCookie('c_expt', JSON.stringify({ [id]: { v: 1, s: 'f' } }), 90);
    answers = () => [201, assigned(3)];
    expect(await find()).toBe(3);
  });
});

describe('the configuration', () => {
  const config = { portalCode: 'SNR', timeouts: { requestMs: 25_000 } };
  const load = async () => (await import('#web/data/request/portal-config.ts')).loadPortalConfig('SNR');

  it('is asked for once in two hours, kept in memory and session storage [API-009]', async () => {
    answers = () => [200, config];
    const start = Date.now();
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    expect(await load()).toEqual(config);
    expect(seen[0]).toMatchObject({ path: '/eb/api/v1/config' });
    expect(seen[0]?.query.get('portalCd')).toBe('SNR');
    sessionStorage.clear();
    vi.setSystemTime(start + 7_199_999);
    await load();
    expect(seen).toHaveLength(1);
    vi.setSystemTime(start + 7_200_000);
    await load();
    expect(seen).toHaveLength(2);
    vi.resetModules();
    await load();
    expect(seen).toHaveLength(2);
    vi.setSystemTime(start + 14_400_000);
    vi.resetModules();
    await load();
    expect(seen).toHaveLength(3);
  });

  it('says how long calls wait, fresh or from the cache [API-008]', async () => {
    answers = () => [200, config];
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const again = async () => (await import('#web/data/request/client.ts')).callApi(getCountryClaims, {});
    await load();
    await again();
    vi.resetModules();
    await load();
    await again();
    expect(timeout.mock.calls).toEqual([[10_000], [25_000], [25_000]]);
    timeout.mockRestore();
  });

  it('that cannot be had throws, and the next try asks again [ERR-003]', async () => {
    await expect(load()).rejects.toThrow();
    answers = () => [200, config];
    expect(await load()).toEqual(config);
  });
});

describe('a stage', () => {
  const enter = async (stageId: 57 | 242) =>
    (await import('./stages.ts')).enterStage(stageId, { userId, portal: portals.SNR });

  it('is saved once per visit, and says whether it was reached in an earlier one [EXP-020]', async () => {
    answers = () => [200, { userStageId: 57, visitedBefore: true }];
    expect(await Promise.all([enter(57), enter(57)])).toEqual([true, true]);
    expect(await enter(57)).toBe(true);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'PATCH', path: '/eb/api/v1/users/saveuserstages' });
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      userId,
      productCd: 'EAP',
      portalCd: 'SNR',
      strategyId: '14',
      userStageId: '57',
    });
    await enter(242);
    expect(seen).toHaveLength(2);
    writeCookie('c_vid', 'another visit');
    await enter(57);
    expect(seen).toHaveLength(3);
  });
});

describe('the survey check', () => {
  const old = new Date(Date.now() - 4 * 86_400_000).toISOString();
  const subscriptions = [{ plan: 'TRIAL', status: 'active', start_date: old, end_date: old }];
  const flow = { subscriptionStatus: 'TRUE', paymentStatus: 'Initial', subscriptionCount: 1 };
  const answerAll = ({ path }: Seen): [number, unknown] =>
    path.includes('/subscriptions/') ? [200, subscriptions] : [200, flow];
  const check = async (search = '', visitedBefore = Promise.resolve(true)) =>
    (await import('./survey-check.ts')).checkSurvey({ userId, portal: portals.SNR, search, visitedBefore });
  const dataLayer = () => (globalThis as { dataLayer?: object[] }).dataLayer;

  it('shows it once, marks it shown and pushes an event [EXP-012] [EXP-014] [IDN-008]', async () => {
    answers = answerAll;
    expect(await check()).toBe(true);
    expect(dataLayer()).toEqual([{ event: 'survey_trigger' }]);
    expect(localStorage.getItem('hasSurveyShown')).toBe('true');
    expect(seen.map(({ path }) => path).toSorted()).toEqual([
      '/eb/api/v1/user/ecomflowdata',
      `/ecom/api/v2/subscriptions/${userId}`,
    ]);
    expect(await check()).toBe(false);
    expect(dataLayer()).toHaveLength(1);
  });

  it('shows it whenever the address asks, shown before or not [EXP-013]', async () => {
    localStorage.setItem('hasSurveyShown', 'true');
    expect(await check('?isSurvey=1')).toBe(true);
    expect(seen).toEqual([]);
  });

  it('waits for another visit', async () => {
    answers = answerAll;
    expect(await check('', Promise.resolve(false))).toBe(false);
  });

  it('that fails is logged, and shows nothing [LOG-016]', async () => {
    expect(await check()).toBe(false);
    await vi.waitFor(() => expect(logged.length).toBeGreaterThan(0), 300_000);
    expect(logged.map((one) => one.errorMessage)).toContainEqual(
      expect.stringMatching(/subscriptions|ecomflowdata/),
    );
    expect(dataLayer()).toBeUndefined();
  });

  it('without a saved stage shows nothing', async () => {
    answers = answerAll;
    expect(await check('', Promise.reject(new Error('stage not saved')))).toBe(false);
    expect(dataLayer()).toBeUndefined();
  });
});

describe('events', () => {
  const beacons: { url: string; body: Blob }[] = [];
  const person = {
    portal: portals.SNR,
    userId,
    subscriptionStatus: 'TRUE',
    paymentStatus: 'Active',
  } as const;
  const dataLayer = () => (globalThis as { dataLayer?: object[] }).dataLayer ?? [];

  async function prepare() {
    beacons.length = 0;
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      writable: true,
      value: (url: string, body: Blob) => beacons.push({ url, body }) > 0,
    });
    const analytics = await import('./analytics.ts');
    analytics.setVisitor(person);
    writeCookie('c_consent', 'accepted', 180);
    return analytics;
  }
  const sent = async () => {
    const texts = await Promise.all(beacons.map(({ body }) => readBlob(body)));
    return texts.flatMap((text) => (JSON.parse(text) as { events: object[] }).events);
  };

  it('go to the data layer at once and to the service in one batch [EXP-015]', async () => {
    const { track, sendWaitingEvents } = await prepare();
    track('applications tab clicked', { tab: 'Manual' });
    track('applications viewed', { tab: 'Manual' });
    expect(dataLayer()).toHaveLength(2);
    expect(beacons).toEqual([]);
    sendWaitingEvents();
    sendWaitingEvents();
    expect(beacons.map(({ url }) => url)).toEqual([eventsPath]);
    expect(await sent()).toEqual(dataLayer());
    expect(dataLayer()[0]).toEqual({
      event: 'applications tab clicked',
      tab: 'Manual',
      userId,
      visitId: readCookie('c_vid'),
      loginStatus: 'logged in',
      subscriptionStatus: 'TRUE',
      paymentStatus: 'Active',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['has no beacons', () => Reflect.deleteProperty(navigator, 'sendBeacon')],
    ['accepts no beacon', () => Object.assign(navigator, { sendBeacon: () => false })],
  ])('are sent as a request if the browser %s', async (_what, change) => {
    const { track, sendWaitingEvents } = await prepare();
    const request = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    onTestFinished(() => request.mockRestore());
    change();
    track('applications viewed', { tab: 'Manual' });
    sendWaitingEvents();
    expect(request.mock.calls.map(([url]) => url)).toEqual([eventsPath]);
  });

  it('are sent two seconds after the first, or when there are twenty', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { track } = await prepare();
    track('applications viewed', { tab: 'Manual' });
    vi.advanceTimersByTime(1_999);
    expect(beacons).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(beacons).toHaveLength(1);
    for (let n = 0; n < 20; n += 1) track('applications viewed', { tab: `${n}` });
    expect(beacons).toHaveLength(2);
    expect(beacons[1]?.body.type).toBe('application/json');
  });

  it.each([
    ['nobody has agreed yet', () => writeCookie('c_consent', '', 0)],
    ['they were rejected', () => writeCookie('c_consent', 'rejected', 180)],
    ['the person asked not to sell', () => writeCookie('c_dnss', '1', 365)],
    ['the browser says Global Privacy Control', () => setGpc(true)],
  ])('do not exist when %s', async (_when, choose) => {
    const { track, sendWaitingEvents } = await prepare();
    choose();
    onTestFinished(() => setGpc(undefined));
    track('applications viewed', { tab: 'Manual' });
    sendWaitingEvents();
    expect(dataLayer()).toEqual([]);
    expect(beacons).toEqual([]);
  });
});

function setGpc(value: boolean | undefined): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });
}

function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
}
