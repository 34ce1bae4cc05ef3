import type { FastifyReply } from 'fastify';
import type { Config } from '#backend/platform/config.ts';

/** Everything from ourselves; scripts and styles inside a page need its nonce. */
export function contentSecurityPolicy(nonce?: string): string {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** On every answer; pages replace the policy by one with their nonce, files replace the caching. */
export function setSecurityHeaders(reply: FastifyReply, config: Pick<Config, 'environment'>): void {
  reply.headers({
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    'cache-control': 'no-store',
    ...(config.environment === 'production'
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  });
}
