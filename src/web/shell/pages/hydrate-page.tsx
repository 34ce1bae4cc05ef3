import './browser-setup.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '#web/shell/state/app.tsx';
import type { AppState } from '#web/shell/state/app-state.ts';
import { restoreInlineStyles } from './inline-styles.ts';
import type { TakeEarlyActions } from './keep-early-actions.ts';
import { routesFor } from './routes-for.tsx';

/** The page's own chunks are here before React compares its tree with the server's. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Reports a page that broke, without anything about its reader. */
function tellError(error: unknown, { componentStack = '' }: { componentStack?: string | undefined }): void {
  const errorMessage = `${error instanceof Error ? error.name : 'Error'} at ${window.location.pathname}`;
  void import('#web/data/request/client.ts')
    .then((client) => client.reportError({ errorMessage, componentStack }))
    .catch(() => undefined);
}

/** What no error boundary caught is an error of the page as well. */
function tellUncaught(error: unknown, info: { componentStack?: string | undefined }): void {
  reportError(error);
  tellError(error, info);
}

/** Turns the server's page into a running one as fast as possible. */
export async function hydratePage(root: HTMLElement, takeEarlyActions: TakeEarlyActions): Promise<void> {
  const hydrate = await prepareHydration(root, takeEarlyActions);
  hydrate?.();
}

/** The same in small steps, so that the page answers in between. */
export async function hydratePatiently(root: HTMLElement, takeEarlyActions: TakeEarlyActions): Promise<void> {
  const hydrate = await prepareHydration(root, takeEarlyActions);
  if (hydrate) startTransition(hydrate);
}

async function prepareHydration(
  root: HTMLElement,
  takeEarlyActions: TakeEarlyActions,
): Promise<(() => void) | null> {
  const stateText = document.querySelector('#app-state')?.textContent;
  if (!stateText) return null;
  const state = JSON.parse(stateText) as AppState;
  const routes = routesFor(state.portal, state);
  await loadMatched(routes);
  if (state.scheme === 'system') followSystemScheme();
  restoreInlineStyles(root, document.querySelector<HTMLStyleElement>('#lifted-styles')?.sheet);
  const page = (
    <App state={state} onHydrated={takeEarlyActions()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  return () => {
    hydrateRoot(root, page, { onCaughtError: tellError, onUncaughtError: tellUncaught });
  };
}

function followSystemScheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => {
    document.documentElement.dataset['scheme'] = dark.matches ? 'dark' : 'light';
  });
}
