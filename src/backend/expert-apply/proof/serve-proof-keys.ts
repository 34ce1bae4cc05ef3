import type { Server } from '#backend/platform/http/create-server.ts';
import { listProofKeys, proofKeyPath } from './proof-keys.ts';

/** The public keys that proofs are signed with, for anybody who was handed one; retired keys stay listed. */
export function serveProofKeys({ fastify, platform }: Server): void {
  const keys = listProofKeys(platform.config.proofKeys);
  fastify.get(proofKeyPath, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
      .send({ keys }),
  );
}
