import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HostVisit, listManners, recordVisit } from '#backend/jobs/record/host-visits.store.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createPoliteFetch, fetchLimits, type PoliteFetch } from './polite-fetch.ts';
import { readRobots } from './robots.ts';

let site: RecordedSite;
let fetch: PoliteFetch;
/** What is kept of robots.txt belongs to the database object, so each test gets its own. */
let database: typeof platform.database;
const platform = await openTestPlatform();
beforeAll(async () => {
  site = await startRecordedSite();
});
afterAll(async () => {
  await site.close();
});
beforeEach(async () => {
  site.forget();
  for (const table of ['host_leases', 'host_visits'] as const)
    await platform.database.kysely.deleteFrom(table).execute();
  database = Object.create(platform.database);
  fetch = open();
});

function open({ spacing = 0, limits = {}, hosts = [site.host] } = {}): PoliteFetch {
  const config = { ...platform.config, hostSpacingMs: spacing, allowedPrivateHosts: hosts };
  return createPoliteFetch({ ...platform, config, database }, { limits: { ...fetchLimits, ...limits } });
}
const trouble = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof SourceTrouble ? error.code : String(error)),
  );
const pages = () => site.visits.filter(({ path }) => path !== '/robots.txt');

describe('a host', () => {
  it('is asked one thing at a time with a pause in between, however many ask', async () => {
    const slow = (ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return { body: 'ok' };
    };
    site.answer('/a', slow(80));
    site.answer('/b', slow(10));
    site.answer('/c', slow(10));
    const [one, other] = [open({ spacing: 60 }), open({ spacing: 60 })];
    await Promise.all([one(`${site.origin}/a`), other(`${site.origin}/b`), one(`${site.origin}/c`)]);
    expect(site.mostAtOnce()).toBe(1);
    const times = site.visits.map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(59);
  });

  it('that says how long to wait is asked again after that, once', async () => {
    site.answer('/busy', (_visit, nth) =>
      nth === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { body: 'now' },
    );
    expect((await fetch(`${site.origin}/busy`)).text).toBe('now');
    const [first, second] = pages();
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(999);
    site.answer('/never', { status: 429, headers: { 'retry-after': '0' } });
    expect(await trouble(fetch(`${site.origin}/never`))).toBe('refused');
    expect(pages().filter(({ path }) => path === '/never')).toHaveLength(2);
  });

  it('that asks for a long wait is left alone and the wait is told', async () => {
    site.answer('/later', { status: 503, headers: { 'retry-after': '3600' } });
    await expect(fetch(`${site.origin}/later`)).rejects.toMatchObject({
      code: 'unreachable',
      retryAfterMs: 3_600_000,
    });
    expect(pages()).toHaveLength(1);
  });

  it('that forbids is not asked twice', async () => {
    site.answer('/private', { status: 403 });
    expect(await trouble(fetch(`${site.origin}/private`))).toBe('refused');
    expect(pages()).toHaveLength(1);
  });

  it('is told who asks', async () => {
    site.answer('/a', { body: 'ok' });
    await fetch(`${site.origin}/a`);
    expect(site.visits.at(-1)?.headers['user-agent']).toMatch(/^Applywright\/1\.0 \(\+http/);
  });
});

describe('what operators see of a host', () => {
  const list = () => listManners(platform.database.kysely, { page: 1, size: 10, now: platform.now() });
  const see = async () => (await list()).rows[0];

  it('counts every request, with robots.txt, and none too early', async () => {
    site.answer('/robots.txt', { body: 'User-agent: *\nCrawl-delay: 0.2\n' });
    site.answer('/a', { body: 'ok' });
    const begun = Date.now();
    fetch = open({ spacing: 50 });
    await fetch(`${site.origin}/a`);
    await fetch(`${site.origin}/a`);
    expect(await see()).toMatchObject({
      host: site.host,
      requests: 3,
      early: 0,
      delayMs: 200,
      refusal: null,
    });
    expect((await see())?.lastAt?.getTime()).toBeGreaterThanOrEqual(begun);
  });

  it('notices a request that comes before the pause is over', async () => {
    site.answer('/a', { body: 'ok' });
    fetch = open({ spacing: 60_000 });
    const paused = fetch(`${site.origin}/a`);
    while ((await see())?.requests !== 1) await new Promise((resolve) => setTimeout(resolve, 20));
    await platform.database.kysely.deleteFrom('host_leases').execute();
    await paused;
    expect(await see()).toMatchObject({ requests: 2, early: 1, delayMs: 60_000 });
  });

  it.each([
    [429, '7200', 7200],
    [503, undefined, 10],
    [403, undefined, null],
    [503, '9'.repeat(30), 365 * 24 * 3600],
  ])('keeps the last refusal: %s, wait %s', async (status, wait, waitSeconds) => {
    site.answer('/busy', { status, headers: wait ? { 'retry-after': wait } : {} });
    fetch = open({ limits: { tries: 1 } });
    await trouble(fetch(`${site.origin}/busy`));
    expect((await see())?.refusal).toMatchObject({ reason: String(status), waitSeconds });
  });

  it('tells what robots.txt forbids, without counting a request', async () => {
    site.answer('/robots.txt', { body: 'User-agent: *\nDisallow: /secret\n' });
    await trouble(fetch(`${site.origin}/secret`));
    expect(await see()).toMatchObject({
      requests: 1,
      refusal: { reason: 'robots.txt', waitSeconds: null },
    });
  });

  it('names the busiest hosts of the day first, and a refusal after the request that followed it', async () => {
    const now = new Date('2031-05-04T12:30:00Z');
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    const visit = (host: string, hours: number, refusal: HostVisit['refusal'] = null) => {
      const at = hoursAgo(hours);
      const request = { startedAt: at, endedAt: at, freeAt: at };
      return recordVisit(platform.database.kysely, { host, request, delayMs: 2000, refusal }, at);
    };
    for (const hours of [30, 29, 28]) await visit('quiet.example', hours);
    await visit('busy.example', 3, { reason: '429', waitMs: 1500 });
    await visit('busy.example', 2.9);
    await visit('busy.example', 1);
    await visit('calm.example', 2);
    const { total, rows } = await listManners(platform.database.kysely, { page: 1, size: 2, now });
    expect(total).toBe(3);
    expect(rows).toEqual([
      {
        host: 'busy.example',
        requests: 3,
        early: 0,
        lastAt: hoursAgo(1),
        delayMs: 2000,
        refusal: { reason: '429', at: hoursAgo(3), waitSeconds: 2 },
      },
      { host: 'calm.example', requests: 1, early: 0, lastAt: hoursAgo(2), delayMs: 2000, refusal: null },
    ]);
  });
});

describe('robots.txt', () => {
  it('is read once and obeyed', async () => {
    site.answer('/robots.txt', { body: 'User-agent: *\nDisallow: /secret\n' });
    site.answer('/open', { body: 'ok' });
    site.answer('/secret/job', { body: 'never read' });
    expect(await trouble(fetch(`${site.origin}/open`))).toBe('answered');
    expect(await trouble(fetch(`${site.origin}/secret/job`))).toBe('refused');
    expect(site.visits.map(({ path }) => path)).toEqual(['/robots.txt', '/open']);
  });

  it('is kept for every other reader of this process', async () => {
    site.answer('/robots.txt', { body: 'User-agent: *\nDisallow: /secret\n' });
    site.answer('/open', { body: 'ok' });
    await fetch(`${site.origin}/open`);
    expect(await trouble(open()(`${site.origin}/secret`))).toBe('refused');
    expect(site.visits.map(({ path }) => path)).toEqual(['/robots.txt', '/open']);
  });

  it('is asked for once, even by whoever wants to read it', async () => {
    const body = 'User-agent: *\nDisallow: /\nSitemap: https://acme.example/site/siteMap.xml\n';
    site.answer('/robots.txt', { body });
    expect((await fetch(`${site.origin}/robots.txt`)).text).toBe(body);
    expect(await trouble(fetch(`${site.origin}/open`))).toBe('refused');
    expect(site.visits).toHaveLength(1);
  });

  it('that cannot be answered stops the visit', async () => {
    site.answer('/robots.txt', { status: 500 });
    expect(await trouble(fetch(`${site.origin}/open`))).toBe('unreachable');
  });

  it.each([
    ['User-agent: *\nDisallow: /', '/jobs', false],
    ['User-agent: *\nDisallow: /\nAllow: /jobs', '/jobs/1', true],
    ['User-agent: Applywright\nAllow: /\n\nUser-agent: *\nDisallow: /', '/jobs', true],
    ['User-agent: other\nUser-agent: applywright\nDisallow: /jobs', '/jobs', false],
    ['User-agent: *\nDisallow: /*.json$', '/a/list.json', false],
    ['User-agent: *\nDisallow: /*.json$', '/a/list.json?x=1', true],
    ['User-agent: *\nDisallow: /café', '/caf%C3%A9', false],
    ['User-agent: *\nDisallow: /caf%c3%a9', '/caf%C3%A9/menu', false],
    ['User-agent: *\nDisallow: /%7Ejoe', '/~joe', false],
    ['User-agent: *\nDisallow: /~joe', '/%7ejoe', false],
    ['User-agent: *\nDisallow: /a%2Fb', '/a/b', true],
    ['User-agent: *\nDisallow:', '/jobs', true],
    ['Disallow: /', '/jobs', true],
    ['', '/jobs', true],
  ])('%j for %s: allowed is %s', (text, path, allowed) => {
    expect(readRobots(text).allows(path)).toBe(allowed);
  });

  it('may ask for longer pauses, within reason, and cannot be slow to read', () => {
    expect(readRobots('User-agent: *\nCrawl-delay: 7').delayMs).toBe(7000);
    expect(readRobots('User-agent: *\nCrawl-delay: 99999').delayMs).toBe(30_000);
    const rules = readRobots(`User-agent: *\nDisallow: /${'*a'.repeat(5000)}b`);
    expect(rules.allows(`/${'a'.repeat(10_000)}`)).toBe(true);
  });
});

describe('an answer', () => {
  it('that has not changed costs nobody a second reading', async () => {
    site.answer('/list', ({ headers }) =>
      headers['if-none-match'] === '"v1"' ? { status: 304 } : { body: 'list', headers: { etag: '"v1"' } },
    );
    const { validators } = await fetch(`${site.origin}/list`);
    expect(validators).toEqual({ etag: '"v1"' });
    expect(await trouble(fetch(`${site.origin}/list`, { validators }))).toBe('unchanged');
  });

  it('may be packed, but not to burst: the limit holds for what comes out', async () => {
    const packed = (size: number) => ({
      body: gzipSync(Buffer.alloc(size, 'a')),
      headers: { 'content-encoding': 'gzip' },
    });
    site.answer('/small', packed(1000));
    site.answer('/bomb', packed(5_000_000));
    fetch = open({ limits: { maxBytes: 100_000 } });
    expect((await fetch(`${site.origin}/small`)).text).toHaveLength(1000);
    expect(await trouble(fetch(`${site.origin}/bomb`))).toBe('unreadable');
  });

  it('that does not come in time is given up', async () => {
    site.answer('/slow', () => new Promise(() => undefined));
    fetch = open({ limits: { timeMs: 300, tries: 1 } });
    expect(await trouble(fetch(`${site.origin}/slow`))).toBe('unreachable');
  });

  it('that moves is followed only where that is wanted, and not for ever', async () => {
    site.answer('/old', { status: 301, headers: { location: '/new' } });
    site.answer('/new', { body: 'here' });
    site.answer('/round', { status: 302, headers: { location: '/round' } });
    expect((await fetch(`${site.origin}/old`)).location).toBe('/new');
    const followed = await fetch(`${site.origin}/old`, { followRedirects: true });
    expect([followed.text, followed.url]).toEqual(['here', `${site.origin}/new`]);
    expect(await trouble(fetch(`${site.origin}/round`, { followRedirects: true }))).toBe('unreadable');
  });
});

describe('private addresses', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://[fd00::1]/',
    'http://localhost/',
    'https://203.0.113.9:8443/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'http://user:password@example.com/',
    'javascript:alert(1)',
    'nonsense',
  ])('%s is never visited', async (address) => {
    expect(await trouble(open({ hosts: [] })(address))).toBe('forbidden');
  });

  it('are not reached by a redirect either', async () => {
    const inside = await startRecordedSite();
    inside.answer('/', { body: 'secret' });
    site.answer('/out', { status: 302, headers: { location: `${inside.origin}/` } });
    expect(await trouble(fetch(`${site.origin}/out`, { followRedirects: true }))).toBe('forbidden');
    expect(inside.visits).toHaveLength(0);
    await inside.close();
  });
});
