import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { Server } from '#backend/platform/http/create-server.ts';

/** A public key as `/.well-known/applywright-proof-key.json` lists it; `kid` is its RFC 7638 thumbprint. */
export const ProofJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().regex(/^[\w-]{43}$/),
  kid: z.string(),
});
export type ProofJwk = z.infer<typeof ProofJwk>;
export const ProofJwks = z.object({ keys: z.array(ProofJwk).min(1) });

export const proofKeyPath = '/.well-known/applywright-proof-key.json';

/** The bytes before the 32 bytes of an Ed25519 key (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Keeps our other signatures from being mistaken for that of a proof. */
const purpose = 'applywright proof 2\n';

/** The keys of PROOF_KEYS, the signing one first. A key that only verifies old proofs is written as `pub:…`. */
export function listProofKeys(proofKeys: readonly string[]): ProofJwk[] {
  return proofKeys.map((key) =>
    describeKey(key.startsWith('pub:') ? key.slice('pub:'.length) : readX(openPrivate(key))),
  );
}

export function signProof(
  proofKeys: readonly string[],
  recordHash: string,
): { kid: string; signature: string } {
  const [seed = ''] = proofKeys;
  const key = openPrivate(seed);
  return {
    kid: describeKey(readX(key)).kid,
    signature: sign(null, Buffer.from(purpose + recordHash), key).toString('base64url'),
  };
}

export function isSignedBy({ x }: ProofJwk, recordHash: string, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  // Base64 can spell the same bytes in several ways; any but ours means that someone edited it.
  if (bytes.toString('base64url') !== signature) return false;
  return verify(null, Buffer.from(purpose + recordHash), key, bytes);
}

function openPrivate(seed: string): KeyObject {
  const key = Buffer.concat([privatePrefix, Buffer.from(seed, 'base64url')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

function readX(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}

function describeKey(x: string): ProofJwk {
  const required = { crv: 'Ed25519', kty: 'OKP', x } as const;
  return { ...required, kid: createHash('sha256').update(JSON.stringify(required)).digest('base64url') };
}

/** Serves the public keys for checking proofs; retired keys stay listed. */
export function serveProofKeys({ fastify, platform }: Server): void {
  const keys = listProofKeys(platform.config.proofKeys);
  fastify.get(proofKeyPath, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' })
      .send({ keys }),
  );
}
