import type { Portal } from '#domain/portal/portal.ts';
import type { Config } from './config.ts';

/**
 * Where a portal lives, for links in mails. Made from the configuration alone: the host a request names is the sender's
 * word, and a mail must never carry a link to somebody else's host.
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
