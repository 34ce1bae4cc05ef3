import type { Portal } from '#domain/portal/portal.ts';
import { pageTitles as titles } from '#web/texts/shell/page-titles.ts';
import type { Screen } from './screen.ts';

/** What a mounted route knows about its page. */
export interface RouteHandle extends Omit<Screen, 'path' | 'layout' | 'file' | 'props'> {
  /** Missing for pages that are part of the entry. */
  file?: string;
  status?: number;
}

export const notFoundHandle: RouteHandle = {
  title: titles.notFound,
  access: 'public',
  status: 404,
};

/** The handle of the page itself: the innermost one. */
export function pageHandle(matches: readonly { route: { handle?: unknown } }[] | null): RouteHandle {
  return (matches?.at(-1)?.route.handle as RouteHandle | undefined) ?? notFoundHandle;
}

/** What a tab shows: the home page begins with the brand, every other page ends with it. */
export function writeTitle(title: string, { name, hero }: Pick<Portal, 'name' | 'hero'>): string {
  return title === hero.title ? `${name} | ${title}` : `${title} | ${name}`;
}
