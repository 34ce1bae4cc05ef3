import type { FastifyReply } from 'fastify';
import type { Config } from '#backend/platform/settings/config.ts';

interface DriveKeys {
  google: object | null;
  dropbox: string | null;
}

const nothing: DriveKeys = { google: null, dropbox: null };

/** Allows only our own content; inline scripts and styles need the nonce. A drive is allowed if its keys are set. */
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

/** Sets the headers of every answer. Pages replace the policy with one for their nonce; files replace the caching. */
export function setSecurityHeaders(
  reply: FastifyReply,
  config: Pick<Config, 'environment' | 'driveKeys'>,
): void {
  reply.headers({
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A drive logs in through a separate window that must be able to report back.
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
