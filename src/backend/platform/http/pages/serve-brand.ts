// Serves what browsers request by name (icons, manifest) and the images of a brand, for each portal.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '#backend/platform/http/create-server.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import { pictureNames } from '#backend/platform/settings/load-portals.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { brandColors } from '#domain/portal/theme.ts';
import { Problem } from '#domain/problem.ts';

const forGood = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

export function serveBrand(server: Server): void {
  const { config } = server.platform;
  const portalOf = (request: FastifyRequest) =>
    portalOfRequest(config, request.host, request.cookies[portalCookie]);
  const read = (portal: Portal, name: string) => {
    try {
      return readFileSync(join(config.portalsDir, portal.code.toLowerCase(), name));
    } catch {
      throw new Problem('not_found');
    }
  };
  const send = (reply: FastifyReply, type: string, body: Buffer | string, cache = forAnHour) =>
    // An SVG opened as a page must not run anything.
    reply
      .headers({
        'content-type': type,
        'cache-control': cache,
        'content-security-policy': "default-src 'none'",
      })
      .send(body);

  server.fastify.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    '/brand/:name',
    async (request, reply) => {
      const { name } = request.params;
      if (!pictureNames.includes(name)) throw new Problem('not_found');
      const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
      const portal = portalOf(request);
      const current = Object.values(portal.pictures).includes(`/brand/${name}?v=${request.query.v}`);
      return send(reply, type, read(portal, name), current ? forGood : 'no-cache');
    },
  );
  server.fastify.get('/favicon.ico', async (request, reply) =>
    send(reply, 'image/x-icon', writeIco(read(portalOf(request), 'icon.png'))),
  );
  server.fastify.get('/apple-touch-icon.png', async (request, reply) =>
    send(reply, 'image/png', read(portalOf(request), 'icon.png')),
  );
  server.fastify.get('/site.webmanifest', async (request, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(writeManifest(portalOf(request)))),
  );
}

function writeManifest({ name, claim, theme, pictures }: Portal): object {
  return {
    name,
    short_name: name,
    description: claim,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: brandColors[theme],
    icons: [
      { src: pictures.logo, sizes: 'any', type: 'image/svg+xml' },
      { src: pictures.icon, sizes: '180x180', type: 'image/png' },
    ],
  };
}

/** Wraps a PNG in an .ico file (its width and height are in bytes 19 and 23). */
function writeIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(png[19] ?? 0, 6);
  head.writeUInt8(png[23] ?? 0, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
