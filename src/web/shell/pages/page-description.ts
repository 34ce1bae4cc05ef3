import { jobCategoryNames } from '#domain/messages/job-categories.ts';
import { jobCategorySlugs } from '#domain/occupation/category-slugs.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { type RouteTable, routesOf } from '#domain/portal/routes.ts';
import type { RouteHandle } from '#web/shell/screens/route-handle.ts';
import { describeCategory, pageDescriptions } from '#web/texts/public/page-descriptions.ts';

/** What search engines show of a page. Server only: the browser has no use for these texts. */
export function descriptionOf(portal: Portal, { content }: RouteHandle, path: string): string | undefined {
  if (content) return content.description;
  const routes = routesOf(portal);
  const category = jobCategorySlugs.find((slug) => routes.jobCategory?.(slug) === path);
  if (category) return describeCategory(jobCategoryNames[category]);
  const names = Object.keys(pageDescriptions) as (keyof RouteTable)[];
  const name = names.find((key) => routes[key] === path);
  return name && pageDescriptions[name];
}
