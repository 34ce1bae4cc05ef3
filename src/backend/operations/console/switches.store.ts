import type { Db } from '#backend/platform/db/db.ts';
import { FEATURES, type Feature } from '#domain/portal/features.ts';

export interface FeatureSwitch {
  portalCode: string;
  feature: Feature;
  on: boolean;
}

export async function listSwitches(db: Db): Promise<FeatureSwitch[]> {
  const rows = await db.selectFrom('feature_switches').selectAll().execute();
  return rows.flatMap((row) => {
    const feature = FEATURES.find((known) => known === row.feature);
    return feature ? [{ portalCode: row.portal_code, feature, on: row.is_on }] : [];
  });
}

export async function writeSwitch(
  db: Db,
  { portalCode, feature, on }: FeatureSwitch,
  at: Date,
): Promise<void> {
  await db
    .insertInto('feature_switches')
    .values({ portal_code: portalCode, feature, is_on: on, at })
    .onConflict((conflict) => conflict.columns(['portal_code', 'feature']).doUpdateSet({ is_on: on, at }))
    .execute();
}

/** Returns the feature to the portal's own setting. */
export async function deleteSwitch(db: Db, portalCode: string, feature: Feature): Promise<void> {
  await db
    .deleteFrom('feature_switches')
    .where((e) => e.and({ portal_code: portalCode, feature }))
    .execute();
}
