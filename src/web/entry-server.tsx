/** Door: renders the whole page for one request. The API loads it from the built bundle. */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import type { DisplayUser } from '#contract/identity/identity.ts';
import { operatorRole } from '#domain/operator-role.ts';
import { type Portal, type PortalKind, withTarget } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import type { Scheme } from '#domain/portal/theme.ts';
import { type BuiltFiles, collectAssets } from './shell/pages/page-assets.ts';
import { descriptionOf } from './shell/pages/page-description.ts';
import { writeDocument } from './shell/pages/page-document.ts';
import { routesFor } from './shell/pages/routes-for.tsx';
import { describePage } from './shell/pages/structured-data.ts';
import { ErrorMessage } from './shell/problem-pages/error-page.tsx';
import { pageHandle, type RouteHandle, writeTitle } from './shell/screens/route-handle.ts';
import type { PageAnswers } from './shell/screens/screen.ts';
import { listFiles, productLayout, screensOf } from './shell/screens/screen-registry.ts';
import { App } from './shell/state/app.tsx';
import type { AppState, InitialData } from './shell/state/app-state.ts';
import { pageTitles } from './texts/shell/page-titles.ts';

export interface PageRequest {
  /** Path and query. */
  url: string;
  portal: Portal;
  user: DisplayUser | null;
  scheme?: Scheme;
  nonce: string;
  requestId: string;
  origin: string;
  /** The visitor's answer about analytics, if there is one. */
  consent?: string | undefined;
  /** How long the page's calls wait; without it, the contract's default. */
  requestTimeoutMs?: number;
  /** Without it, pages load their data in the browser. */
  answers?: PageAnswers;
  initialData?: InitialData;
  /** Outside production: mounts the gallery of widgets. */
  gallery?: boolean;
}

export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Set when rendering failed and the page is the error page; for the caller to log. */
  error?: unknown;
}

interface Site {
  routes: RouteObject[];
  handler: StaticHandler;
}
const sites = new Map<string, Site>();

function siteOf(portal: Portal, extra: { gallery: boolean; operator: boolean }): Site {
  const key = `${portal.code} ${extra.gallery} ${extra.operator}`;
  const known = sites.get(key);
  if (known) return known;
  const routes = routesFor(portal, extra);
  const site = { routes, handler: createStaticHandler(routes) };
  sites.set(key, site);
  return site;
}

export async function renderPage(request: PageRequest, built: BuiltFiles): Promise<PageResponse> {
  const { portal, user, nonce, gallery = false } = request;
  const operator = (user?.role ?? 0) >= operatorRole;
  const { routes, handler } = siteOf(portal, { gallery, operator });
  const url = new URL(request.origin + request.url);
  const matches = matchRoutes(routes, url.pathname);
  const handle = pageHandle(matches);

  if (handle.access === 'signedIn' && !user) {
    return redirectTo(withTarget(routesOf(portal).login, url.pathname + url.search));
  }

  const state: AppState = {
    portal,
    user,
    scheme: request.scheme ?? 'system',
    requestId: request.requestId,
    year: new Date().getFullYear(),
    initialData: request.initialData ?? [],
    askConsent: request.consent === undefined,
    gallery,
    operator,
  };
  const listing = handle.listed && {
    canonical: request.origin + url.pathname,
    siteName: portal.name,
    picture: request.origin + portal.pictures.preview,
    type: handle.date ? ('article' as const) : ('website' as const),
    structuredData: describePage({ portal, routes, handle, origin: request.origin, path: url.pathname }),
  };
  const modules = (matches ?? []).flatMap(({ route }) => listModules(route.handle));
  const assets = collectAssets(built, modules, { visitor: !user && handle.listed === true });
  const answer = (status: number, title: string, body: string, error?: unknown): PageResponse => ({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // On a shared computer, Back must not show a person's pages after they logged out.
      'cache-control': user ? 'no-store' : 'private, no-cache',
      vary: 'cookie',
    },
    html: writeDocument({
      state,
      body,
      title: writeTitle(title, portal),
      description: descriptionOf(portal, handle, url.pathname),
      listing: status === 200 ? listing : undefined,
      nonce,
      requestTimeoutMs: request.requestTimeoutMs,
      assets,
      still: error !== undefined,
    }),
    ...(error === undefined ? {} : { error }),
  });

  try {
    if (handle.prefetch && request.answers) {
      const answers = await handle.prefetch(url, request.answers);
      state.initialData = [...state.initialData, ...answers];
    }
    const context = await handler.query(new Request(url));
    if (context instanceof Response) return redirectTo(context.headers.get('location') ?? '/');
    const failure = Object.values(context.errors ?? {})[0];
    if (failure !== undefined) throw failure;
    const router = createStaticRouter(handler.dataRoutes, context);
    const body = renderToString(
      <App state={state}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    );
    return answer(handle.status ?? 200, handle.title, body);
  } catch (error) {
    const body = renderToString(<ErrorMessage requestId={state.requestId} address={request.url} />);
    return answer(500, pageTitles.failed, body, error);
  }
}

function redirectTo(location: string): PageResponse {
  return {
    status: 302,
    headers: { location, 'cache-control': 'private, no-cache', vary: 'cookie' },
    html: '',
  };
}

/** The name that the build's manifest gives a file of `src/web`. */
function nameInBuild(file: string): string {
  return `src/web/${file}`;
}

/** A route's own files, by their names in the manifest. */
function listModules({ file, content }: Pick<RouteHandle, 'file' | 'content'> = {}): string[] {
  return [file ?? [], content?.file ?? []].flat().map(nameInBuild);
}

/** Every page of a portal, for the sitemap, robots.txt, and the bundle check. */
export function listPages(portal: PortalKind) {
  return screensOf(portal).map(({ screen, path }) => ({
    path,
    access: screen.access,
    listed: screen.listed ?? false,
    ...(screen.date === undefined ? {} : { date: screen.date }),
    modules: [...(screen.layout === 'product' ? [nameInBuild(productLayout)] : []), ...listModules(screen)],
  }));
}

/** Every file the build must have a chunk for; the bundle check uses it. */
export function listAllModules(): string[] {
  return listFiles().map(nameInBuild);
}
