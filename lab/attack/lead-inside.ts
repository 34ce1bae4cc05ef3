import type { Resolve } from '#limited/check-address.ts';

/** From AS112, the public network that absorbs misdirected traffic: nobody answers there. */
export const nobody = '192.31.196.9';

/**
 * A resolver controlled by an attacker: every name resolves to an internal address, sometimes with a public
 * one beside or before it.
 */
export function createInsideResolver(): Resolve {
  let asked = 0;
  const named: Record<string, () => string[]> = {
    'both.attack.test': () => [nobody, '127.0.0.1'],
    'mapped.attack.test': () => ['::ffff:127.0.0.1'],
    'translated.attack.test': () => ['64:ff9b::7f00:1'],
    'then-inside.attack.test': () => (asked++ % 2 === 0 ? [nobody] : ['127.0.0.1']),
    'first-inside.attack.test': () => ['127.0.0.1', nobody],
    'metadata.google.internal': () => ['169.254.169.254'],
    'kubernetes.default.svc': () => ['10.96.0.1'],
    'host.docker.internal': () => ['172.17.0.1'],
    'ip6-localhost': () => ['::1'],
  };
  return async (host) => (named[host]?.() ?? ['127.0.0.1']).map((address) => ({ address }));
}
