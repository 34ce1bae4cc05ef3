import type { Context } from '#backend/platform/context.ts';
import type { Feature } from '#domain/portal/features.ts';
import { hasFeature, type PortalCode, portalKinds } from '#domain/portal/portal.ts';
import { deleteSwitch, writeSwitch } from './switches.store.ts';

/** Exactly one of the two is on (D-044). */
const opposites: Partial<Record<Feature, Feature>> = {
  NewMultiSelectPills: 'OldMultiSelectPills',
  OldMultiSelectPills: 'NewMultiSelectPills',
};

/** Turns a portal's feature on or off. A switch that matches the portal's own data is deleted. */
export async function switchFeature(
  context: Context,
  { portalCode, feature, on }: { portalCode: PortalCode; feature: Feature; on: boolean },
): Promise<void> {
  const opposite = opposites[feature];
  const changes = [{ feature, on }, ...(opposite ? [{ feature: opposite, on: !on }] : [])];
  for (const change of changes) {
    if (hasFeature(portalKinds[portalCode], change.feature) === change.on)
      await deleteSwitch(context.db, portalCode, change.feature);
    else await writeSwitch(context.db, { portalCode, ...change }, context.now());
  }
}
