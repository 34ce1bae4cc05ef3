import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type Server } from '#backend/platform/http/create-server.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { serveSitemap } from './serve-sitemap.ts';

let server: Server;

const platform = await openTestPlatform();
beforeAll(async () => {
  server = await createServer({ platform, findSession: async () => null });
  serveSitemap(server, {
    list: ({ code }) => [
      { path: '/', access: 'public', listed: true },
      { path: '/blog/a', access: 'public', listed: true, date: '2026-11-01' },
      { path: '/login', access: 'public', listed: false },
      {
        path: code === 'DEFAULT' ? '/jobs/applications' : '/dashboard/applications',
        access: 'signedIn',
        listed: false,
      },
    ],
  });
});
afterAll(async () => {
  await server.fastify.close();
});

const get = (url: string, host = 'localhost:3000') => server.fastify.inject({ url, headers: { host } });

it('the sitemap lists the public pages of the portal under its own address', async () => {
  const { body, headers } = await get('/sitemap.xml', 'flx.localhost:3000');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain('<url><loc>http://flx.localhost:3000/</loc></url>');
  expect(body).toContain('<loc>http://flx.localhost:3000/blog/a</loc><lastmod>2026-11-01</lastmod>');
  expect(body).not.toMatch(/login|dashboard/);
});

it('robots are asked to stay out of the signed-in area', async () => {
  const { body } = await get('/robots.txt');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard$',
    'Disallow: /dashboard?',
    'Disallow: /dashboard/',
    'Sitemap: http://localhost:3000/sitemap.xml',
    '',
  ]);
  expect((await get('/robots.txt', 'default.localhost:3000')).body).toContain('Disallow: /jobs/');
});
