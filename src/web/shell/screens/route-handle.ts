import type { Portal } from '#domain/portal/portal.ts';
import type { Screen } from './screen.ts';

/** What a mounted route says about itself. */
export interface RouteHandle extends Omit<Screen, 'path' | 'layout' | 'file' | 'props'> {
  /** Missing for what the entry brings along. */
  file?: string;
  status?: number;
}

export const notFoundHandle: RouteHandle = {
  title: 'Page not found',
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
