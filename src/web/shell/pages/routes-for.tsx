import { type RouteObject, redirect } from 'react-router';
import { consolePath } from '#domain/operator-role.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { FunnelLayout } from '#web/shell/layouts/funnel-layout.tsx';
import { PublicLayout } from '#web/shell/layouts/public-layout.tsx';
import { RootLayout } from '#web/shell/layouts/root-layout.tsx';
import { ErrorPage } from '#web/shell/problem-pages/error-page.tsx';
import { NotFoundPage } from '#web/shell/problem-pages/not-found-page.tsx';
import { notFoundHandle, type RouteHandle } from '#web/shell/screens/route-handle.ts';
import type { Screen } from '#web/shell/screens/screen.ts';
import {
  consoleLayout,
  galleryScreen,
  loadComponent,
  operationsScreen,
  productLayout,
  screensOf,
} from '#web/shell/screens/screen-registry.ts';

/** The portal's paths joined with the screens; the same on the server and in the browser. */
export function routesFor(portal: Portal, { gallery = false, operator = false } = {}): RouteObject[] {
  const routes = routesOf(portal);
  const mounted = (layout: Screen['layout']) =>
    screensOf(portal)
      .filter(({ screen }) => screen.layout === layout)
      .map(({ screen, path }) =>
        // The home page is called what the brand says there.
        toRoute(path === routes.publicHome ? { ...screen, title: portal.hero.title } : screen, path),
      );

  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [
        { Component: FunnelLayout, ErrorBoundary: ErrorPage, children: mounted('funnel') },
        {
          ...toFrame(productLayout),
          children: [
            ...mounted('product'),
            { path: routes.applicationUrl, loader: () => redirect(routes.applications) },
          ],
        },
        {
          ...toFrame(consoleLayout),
          children: operator ? [toRoute(operationsScreen, consolePath)] : [],
        },
        {
          Component: PublicLayout,
          ErrorBoundary: ErrorPage,
          children: [
            ...mounted('public'),
            ...(gallery ? [toRoute(galleryScreen, '/__gallery')] : []),
            { path: '*', handle: notFoundHandle, Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}

/** A frame that is loaded with the first page in it. */
function toFrame(file: string) {
  const handle: RouteHandle = { title: '', access: 'signedIn', file };
  return { handle, lazy: async () => ({ Component: await loadComponent(file) }), ErrorBoundary: ErrorPage };
}

function toRoute({ path: _path, layout: _layout, props, ...handle }: Screen, path: string): RouteObject {
  return {
    path,
    handle: handle satisfies RouteHandle,
    lazy: async () => {
      const [Component, page] = await Promise.all([loadComponent(handle.file), handle.content?.load()]);
      return { element: <Component {...props} {...(page && { page })} /> };
    },
  };
}
