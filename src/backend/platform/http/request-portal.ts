import type { Config } from '#backend/platform/config.ts';
import { findPortal, type Portal, portalOfHost } from '#domain/portal/portal.ts';

export const portalCookie = 'c_portal';

/** The host names the portal; outside production a remembered choice stands in for it. */
export function portalOfRequest(
  config: Pick<Config, 'environment' | 'defaultPortal' | 'publicUrl'>,
  host: string,
  chosen: string | undefined,
): Portal {
  if (chosen !== undefined && config.environment !== 'production') return findPortal(chosen);
  return portalOfHost(host, { [new URL(config.publicUrl).hostname]: config.defaultPortal });
}
