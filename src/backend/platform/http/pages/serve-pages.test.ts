import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { loadPages, servePages } from './serve-pages.ts';

const ann = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  role: 0,
  createdOn: new Date('2026-11-15T00:00:00Z'),
};
/** Stands in for the built web: a page that shows what it was given. */
const bundle = `export async function renderPage(request, { manifest }) {
  if (request.url === '/broken') return { status: 500, headers: {}, html: 'sorry', error: new Error('broken page') };
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': request.user ? 'no-store' : 'private, no-cache' };
  return { status: request.url === '/missing' ? 404 : 200, headers,
    html: JSON.stringify({ ...request, portal: request.portal.code, manifest }) };
}
export const listPages = () => [];`;
const answers = {
  listPublicPlans: async () => ({ freeCredits: 0, plans: [] }),
  searchJobs: async () => ({ jobs: { totalCount: 0, totalCountExact: true, location: null, results: [] } }),
};

const dist = mkdtempSync(join(tmpdir(), 'applywright-dist-'));
let platform: TestPlatform;
let server: Server;

beforeAll(async () => {
  for (const folder of ['client/.vite', 'client/assets', 'server'])
    mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'client/.vite/manifest.json'), '{"entry":{"file":"assets/app-1.js"}}');
  writeFileSync(join(dist, 'client/assets/app-1.js'), 'start();'.repeat(100));
  writeFileSync(join(dist, 'client/robots.txt'), 'User-agent: *');
  writeFileSync(join(dist, 'server/package.json'), '{"type":"module"}');
  writeFileSync(join(dist, 'server/entry-server.js'), bundle);
  platform = await createTestPlatform();
  server = await serve(platform);
});
afterAll(async () => {
  await server.fastify.close();
  await platform.drop();
  rmSync(dist, { recursive: true });
});

async function serve(on: TestPlatform): Promise<Server> {
  const made = await createServer({
    platform: on,
    findSession: async (value) => (value === 'ann' ? ann : null),
  });
  servePages(made, await loadPages(dist), answers);
  return made;
}

const get = (url: string, headers: Record<string, string> = {}, from = server) =>
  from.fastify.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('a page', () => {
  it('is rendered for its portal, person and scheme under a policy with its own nonce [I-18]', async () => {
    const reply = await get('/jobs?page=2', {
      host: 'flx.localhost:3000',
      cookie: `${sessionCookie}=ann; c_scheme=dark`,
    });
    const page = reply.json<Record<string, unknown>>();
    expect(page).toMatchObject({
      url: '/jobs?page=2',
      portal: 'FLX',
      scheme: 'dark',
      origin: 'http://flx.localhost:3000',
      requestTimeoutMs: 10_000,
      user: { userId: ann.id, displayName: 'Ann Lee', createdOn: '2026-11-15T00:00:00.000Z' },
      requestId: reply.headers['x-request-id'],
      manifest: { entry: { file: 'assets/app-1.js' } },
    });
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${String(page.nonce)}'`);
    expect(policy).not.toContain('unsafe');
    const other = (await get('/jobs')).json<Record<string, unknown>>();
    expect([other.user, other.scheme, other.nonce === page.nonce]).toEqual([null, 'system', false]);
  });

  it('asked for with a session is stored nowhere: Back after logging out on a shared computer shows nothing', async () => {
    const cachingOf = async (headers?: Record<string, string>) =>
      (await get('/jobs', headers)).headers['cache-control'];
    expect(await cachingOf({ cookie: `${sessionCookie}=ann` })).toContain('no-store');
    expect(await cachingOf({ cookie: `${sessionCookie}=nobody` })).toBe('private, no-cache');
  });

  it('keeps the status it was rendered with', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
  });

  it('is compressed for browsers that can read it, and says so to caches', async () => {
    const url = `/jobs?keywords=${'nurse'.repeat(200)}`;
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const packed = await get(url, { 'accept-encoding': accepted });
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
        encoding,
        'accept-encoding',
      ]);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(read[encoding](packed.rawPayload).toString()).toContain('nursenurse');
    }
    const short = await get('/missing', { 'accept-encoding': 'br' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  it('that breaks is logged under its request id', async () => {
    const reply = await get('/broken');
    expect([reply.statusCode, reply.body]).toEqual([500, 'sorry']);
    expect(
      platform.lines.some(
        (line) => line.includes('broken page') && line.includes(String(reply.headers['x-request-id'])),
      ),
    ).toBe(true);
  });

  it('can be seen as another portal outside production, and stays so', async () => {
    const reply = await get('/?portal=jsr');
    expect(reply.json<{ portal: string }>().portal).toBe('JSR');
    expect(reply.headers['set-cookie']).toMatch(/^c_portal=JSR;/);
    expect((await get('/', { cookie: 'c_portal=JSR' })).json<{ portal: string }>().portal).toBe('JSR');
  });

  it('in production belongs to its host alone and asks for a secure connection [I-18]', async () => {
    const production = { ...platform, config: { ...platform.config, environment: 'production' as const } };
    const live = await serve(production);
    const reply = await get('/?portal=jsr', { cookie: 'c_portal=JSR' }, live);
    expect(reply.json<{ portal: string }>().portal).toBe('SNR');
    expect(reply.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await live.fastify.close();
  });
});

describe('a file of the web', () => {
  it('is packed and kept by browsers for good', async () => {
    const plain = await get('/assets/app-1.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const packed = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const zipped = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect((await get('/assets/app-1.js', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(
      304,
    );
  });

  it('without a hash in its name is asked for again soon', async () => {
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=300');
  });

  it.each(['/assets/gone.js', '/eb/api/v1/nothing', '/api/nothing', '/id/api'])(
    '%s is answered as JSON when it is not there',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([404, 'not_found']);
    },
  );

  it.each(['/.vite/manifest.json', '/../server/entry-server.js', '/%2e%2e/server/entry-server.js'])(
    '%s never leaves its folder',
    async (url) => {
      expect((await get(url)).headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );
});
