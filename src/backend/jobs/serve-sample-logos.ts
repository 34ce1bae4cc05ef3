import type { Server } from '#backend/platform/http/create-server.ts';
import { drawMark } from '#domain/job/draw-mark.ts';
import { Problem } from '#domain/problem.ts';

const daySeconds = 86_400;

/** Serves logos for the sample employers, drawn from their names. Not in production, where employers are real. */
export function serveSampleLogos(server: Server): void {
  if (server.platform.config.environment === 'production') return;
  server.fastify.get('/sample-logos/:file', async (request, reply) => {
    const [, name] = /^([a-z0-9-]{1,80})\.svg$/.exec((request.params as { file: string }).file) ?? [];
    if (!name) throw new Problem('not_found');
    reply.headers({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': `public, max-age=${daySeconds}`,
    });
    return drawMark(name);
  });
}
