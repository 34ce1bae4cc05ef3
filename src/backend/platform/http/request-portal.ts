import type { Config } from '#backend/platform/settings/config.ts';
import { findPortal, type Portal, portalOfHost } from '#domain/portal/portal.ts';
import { readHostName } from './request-host.ts';

export const portalCookie = 'c_portal';

/** Finds the portal by host name; outside production, a remembered choice takes precedence. */
export function portalOfRequest(
  config: Pick<Config, 'environment' | 'portals' | 'defaultPortal' | 'publicUrl'>,
  host: string,
  chosen: string | undefined,
): Portal {
  if (chosen !== undefined && config.environment !== 'production') return findPortal(config, chosen);
  const isHome = readHostName(host) === new URL(config.publicUrl).hostname;
  return isHome ? findPortal(config, config.defaultPortal) : portalOfHost(config, host);
}
