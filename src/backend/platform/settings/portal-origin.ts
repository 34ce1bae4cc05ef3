import type { Portal } from '#domain/portal/portal.ts';
import type { Config } from './config.ts';

/**
 * Returns a portal's origin for links in emails. It comes from the configuration alone: the Host header of a request can't
 * be trusted, and an email must never link to someone else's host.
 */
export function portalOrigin(
  { publicUrl, defaultPortal }: Pick<Config, 'publicUrl' | 'defaultPortal'>,
  portal: Pick<Portal, 'code' | 'hosts'>,
): string {
  const url = new URL(publicUrl);
  const [host] = portal.hosts;
  if (host) return `${url.protocol}//${host}`;
  if (portal.code !== defaultPortal)
    url.hostname = `${portal.code.toLowerCase()}.${url.hostname.replace(/^www\./, '')}`;
  return url.origin;
}
