import { randomBytes } from 'node:crypto';
import type { Server } from '#backend/platform/http/create-server.ts';
import { contentSecurityPolicy } from '#backend/platform/http/security-headers.ts';
import { describeCalls, describePublicApi } from './describe-calls.ts';
import { writeReference } from './write-reference.ts';

export const publicApiPath = '/api/v1/openapi.json';

export function serveReference({ fastify }: Server): void {
  const document = describeCalls();
  const publicApi = describePublicApi();
  fastify.get(publicApiPath, async () => publicApi);
  fastify.get('/api/openapi.json', async () => document);
  fastify.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(writeReference(document, nonce));
  });
}
