import type { FastifyReply } from 'fastify';
import type { Config } from '#backend/platform/settings/config.ts';

interface DriveKeys {
  google: object | null;
  dropbox: string | null;
}

const nothing: DriveKeys = { google: null, dropbox: null };

/** Everything from ourselves; scripts and styles inside a page need its nonce. A drive is allowed where it has keys. */
export function contentSecurityPolicy(nonce?: string, drives: DriveKeys = nothing): string {
  const own = nonce === undefined ? ["'self'"] : ["'self'", `'nonce-${nonce}'`];
  const google = (...hosts: string[]) => (drives.google ? hosts.map((host) => `https://${host}`) : []);
  const dropbox = (host: string) => (drives.dropbox ? [`https://${host}`] : []);
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      ...own,
      ...google('apis.google.com', 'accounts.google.com'),
      ...dropbox('www.dropbox.com'),
    ],
    'style-src': [...own, ...google('accounts.google.com/gsi/style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...google('www.googleapis.com'), ...dropbox('*.dropboxusercontent.com')],
    'frame-src': ["'self'", ...google('docs.google.com', 'accounts.google.com')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** On every answer; pages replace the policy by one with their nonce, files replace the caching. */
export function setSecurityHeaders(
  reply: FastifyReply,
  config: Pick<Config, 'environment' | 'driveKeys'>,
): void {
  reply.headers({
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The sign-in of a drive is a window of its own that must be able to answer.
    'cross-origin-opener-policy':
      config.driveKeys.google || config.driveKeys.dropbox ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    'cache-control': 'no-store',
    ...(config.environment === 'production'
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  });
}
