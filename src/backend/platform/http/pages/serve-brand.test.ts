import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type Server } from '#backend/platform/http/create-server.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { portals } from '#tests/portals.ts';
import { serveBrand } from './serve-brand.ts';

let server: Server;

const platform = await openTestPlatform();
beforeAll(async () => {
  server = await createServer({ platform, findSession: async () => null });
  serveBrand(server);
});
afterAll(async () => {
  await server.fastify.close();
});

const get = (url: string, code: string) =>
  server.fastify.inject({ url, headers: { host: `${code.toLowerCase()}.localhost:3000` } });
const fileOf = (code: string, name: string) =>
  readFileSync(join(projectRoot, 'config/portals', code.toLowerCase(), name));

it.each(PORTAL_CODES)('%s has icons, a manifest, and pictures of its own', async (code) => {
  const icon = fileOf(code, 'icon.png');
  const touch = await get('/apple-touch-icon.png', code);
  expect([touch.headers['content-type'], touch.rawPayload.equals(icon)]).toEqual(['image/png', true]);
  const favicon = await get('/favicon.ico', code);
  expect(favicon.headers['content-type']).toBe('image/x-icon');
  expect(favicon.rawPayload.readUInt16LE(2)).toBe(1);
  expect([...favicon.rawPayload.subarray(6, 8)]).toEqual([180, 180]);
  expect(favicon.rawPayload.subarray(favicon.rawPayload.readUInt32LE(18)).equals(icon)).toBe(true);
  const manifest = (await get('/site.webmanifest', code)).json<{ name: string; icons: { src: string }[] }>();
  expect(manifest.name).toBe(portals[code].name);
  for (const address of [...manifest.icons.map(({ src }) => src), ...Object.values(portals[code].pictures)]) {
    const picture = await get(address, code);
    expect([address, picture.statusCode]).toEqual([address, 200]);
    expect(picture.headers['cache-control']).toContain('immutable');
    expect(picture.headers['content-security-policy']).toBe("default-src 'none'");
  }
});

it('serves nothing else of the folder, and keeps no picture of another portal for good', async () => {
  for (const url of [
    '/brand/portal.json',
    '/brand/..%2fsnr%2fportal.json',
    '/brand/none.svg',
    '/brand/hero.svg',
  ])
    expect([url, (await get(url, 'SNR')).statusCode]).toEqual([url, 404]);
  const foreign = await get(portals.FLX.pictures.logo, 'JSR');
  expect(foreign.headers['cache-control']).toBe('no-cache');
});
