import type { FastifyRequest } from 'fastify';
import type { Server } from '#backend/platform/http/create-server.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { MountedPage, Pages } from './serve-pages.ts';

/** Serves the public pages of each portal to search engines, and keeps them out of the logged-in area. */
export function serveSitemap(server: Server, pages: Pick<Pages, 'list'>): void {
  const portalOf = (request: FastifyRequest): Portal =>
    portalOfRequest(server.platform.config, request.host, request.cookies[portalCookie]);

  server.fastify.get('/sitemap.xml', async (request, reply) => {
    const listed = pages.list(portalOf(request)).filter((page) => page.listed);
    return reply.type('application/xml; charset=utf-8').send(writeSitemap(listed, server.originOf(request)));
  });
  server.fastify.get('/robots.txt', async (request, reply) => {
    const rules = writeRobots(pages.list(portalOf(request)), server.originOf(request));
    return reply.type('text/plain; charset=utf-8').send(rules);
  });
}

function writeSitemap(pages: readonly MountedPage[], origin: string): string {
  const entries = pages.map(({ path, date }) => {
    const changed = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function writeRobots(pages: readonly MountedPage[], origin: string): string {
  const areas = new Set(
    pages.filter(({ access }) => access === 'signedIn').map(({ path }) => `/${path.split('/')[1] ?? ''}`),
  );
  // "/jobs" is a prefix of "/jobs-search", so "$" and "/" limit a rule to its own area.
  const rules = [...areas]
    .sort()
    .flatMap((area) => [`Disallow: ${area}$`, `Disallow: ${area}?`, `Disallow: ${area}/`]);
  return `${['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}
