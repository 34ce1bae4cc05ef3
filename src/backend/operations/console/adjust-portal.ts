import type { Platform } from '#backend/platform/platform.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { type FeatureSwitch, listSwitches } from './switches.store.ts';

/** Every process follows a switch within this time. */
const keptMs = 5000;

export type AdjustPortal = (portal: Portal) => Promise<Portal>;

/** Applies operators' feature switches to a portal. If the database can't be reached, the last known switches apply. */
export function createPortalAdjuster({ database }: Pick<Platform, 'database'>): AdjustPortal {
  let known: readonly FeatureSwitch[] = [];
  let until = 0;
  return async (portal) => {
    if (Date.now() > until) {
      until = Date.now() + keptMs;
      known = await listSwitches(database.kysely).catch(() => known);
    }
    return withSwitches(portal, known);
  };
}

export function withSwitches(portal: Portal, switches: readonly FeatureSwitch[]): Portal {
  const own = switches.filter(({ portalCode }) => portalCode === portal.code);
  if (own.length === 0) return portal;
  const kept = portal.features.filter((feature) => !own.some((one) => one.feature === feature && !one.on));
  const added = own.filter(({ on, feature }) => on && !kept.includes(feature)).map(({ feature }) => feature);
  return { ...portal, features: [...kept, ...added] };
}
