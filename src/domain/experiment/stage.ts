import { type Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** The places of the product whose first visit is remembered (D-093). */
export const stageIds = { dashboard: 57, applications: 242, profile: 245 } as const;
export type StageId = (typeof stageIds)[keyof typeof stageIds];

export function stageOf(portal: Portal, path: string): StageId | null {
  const routes = routesOf(portal);
  const under = (base: string) => path === base || path.startsWith(`${base}/`);
  if (path === routes.exploreJobMatches) return stageIds.dashboard;
  if (under(routes.applications) || under(routes.applicationUrl)) return stageIds.applications;
  if (under(routes.profile)) return stageIds.profile;
  return null;
}
