import './shell/browser-setup.ts';
import './themes/layers.css';
import './themes/tokens.css';
import './themes/fonts.css';
import './themes/base.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '#web/shell/app.tsx';
import type { AppState } from '#web/shell/app-state.ts';
import { followSystemScheme } from '#web/shell/follow-system-scheme.ts';
import { restoreInlineStyles } from '#web/shell/inline-styles.ts';
import { keepEarlyInput } from '#web/shell/keep-early-input.ts';
import { keepEarlyPress } from '#web/shell/keep-early-press.ts';
import { routesFor } from '#web/shell/routes-for.tsx';

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

/** A page that broke is told to us without anything about its reader. */
function tellError(error: unknown, { componentStack = '' }: { componentStack?: string | undefined }): void {
  const errorMessage = `${error instanceof Error ? error.name : 'Error'} at ${window.location.pathname}`;
  void import('#web/data/client.ts')
    .then((client) => client.reportError({ errorMessage, componentStack }))
    .catch(() => undefined);
}

/** What no error boundary caught is an error of the page as well. */
function tellUncaught(error: unknown, info: { componentStack?: string | undefined }): void {
  reportError(error);
  tellError(error, info);
}

async function start(root: HTMLElement, stateText: string): Promise<void> {
  const giveBackInput = keepEarlyInput(root);
  const takeEarlyPress = keepEarlyPress(root);
  const state = JSON.parse(stateText) as AppState;
  const routes = routesFor(state.portal, state);
  await loadMatched(routes);
  if (state.scheme === 'system') followSystemScheme();
  restoreInlineStyles(root, document.querySelector<HTMLStyleElement>('#lifted-styles')?.sheet);
  const pressAgain = takeEarlyPress();
  const giveBack = () => {
    giveBackInput();
    pressAgain();
  };
  hydrateRoot(
    root,
    <App state={state} onHydrated={giveBack}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>,
    { onCaughtError: tellError, onUncaughtError: tellUncaught },
  );
}

const root = document.querySelector<HTMLElement>('#root');
const stateText = document.querySelector('#app-state')?.textContent;
if (root && stateText) void start(root, stateText);
