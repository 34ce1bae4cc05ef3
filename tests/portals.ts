import { resolve } from 'node:path';
import { loadPortals } from '#backend/platform/settings/load-portals.ts';
import { DEFAULT_PORTAL, type Portal, type PortalCode } from '#domain/portal/portal.ts';

/** The ten sample brands, loaded as when the service starts. */
export const portals = loadPortals(resolve('config/portals'), {
  defaultPortal: DEFAULT_PORTAL,
  production: false,
}).portals as Record<PortalCode, Portal>;

export const offered = { portals, defaultPortal: DEFAULT_PORTAL };
