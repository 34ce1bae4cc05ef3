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
import { galleryScreen, operationsScreen, screensOf } from '#web/shell/screens/screen-registry.tsx';

export const productLayoutModule = 'src/web/shell/layouts/product-layout.tsx';
const productLayout: RouteHandle = { title: '', access: 'signedIn', module: productLayoutModule };

/** The portal's paths joined with the screens; the same on the server and in the browser. */
export function routesFor(portal: Portal, { gallery = false, operator = false } = {}): RouteObject[] {
  const routes = routesOf(portal);
  const mounted = (layout: Screen['layout']) =>
    screensOf(portal)
      .filter(({ screen }) => screen.layout === layout)
      .map(({ screen, path }) => toRoute(screen, path));

  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [
        { Component: FunnelLayout, ErrorBoundary: ErrorPage, children: mounted('funnel') },
        {
          handle: productLayout,
          lazy: async () => ({
            Component: (await import('#web/shell/layouts/product-layout.tsx')).ProductLayout,
          }),
          ErrorBoundary: ErrorPage,
          children: [
            ...mounted('product'),
            { path: routes.applicationUrl, loader: () => redirect(routes.applications) },
          ],
        },
        {
          lazy: async () => ({
            Component: (await import('#web/shell/layouts/console-layout.tsx')).ConsoleLayout,
          }),
          ErrorBoundary: ErrorPage,
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

function toRoute(
  { key: _key, path: _path, layout: _layout, load, ...handle }: Screen,
  path: string,
): RouteObject {
  return {
    path,
    handle: handle satisfies RouteHandle,
    lazy: async () => ({ Component: await load() }),
  };
}
