import type { Screen } from './screen.ts';

/** What a mounted route says about itself. */
export interface RouteHandle extends Omit<Screen, 'key' | 'path' | 'layout' | 'load'> {
  status?: number;
}

export const notFoundHandle: RouteHandle = {
  title: 'Page not found',
  access: 'public',
  module: '',
  status: 404,
};

/** The handle of the page itself: the innermost one. */
export function pageHandle(matches: readonly { route: { handle?: unknown } }[] | null): RouteHandle {
  return (matches?.at(-1)?.route.handle as RouteHandle | undefined) ?? notFoundHandle;
}
