import { useEffect, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useLocation, useMatches, useNavigate } from 'react-router';
import { hasFeature } from '#domain/portal/portal.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Shortcuts } from '#web/shell/commands/shortcuts.tsx';
import { type RouteHandle, writeTitle } from '#web/shell/screens/route-handle.ts';
import { usePageVisit } from '#web/shell/state/use-page-visit.ts';
import { headerTexts } from '#web/texts/shell/layouts.ts';
import { announce, LiveRegion } from '#web/widgets/feedback/live-region.tsx';
import { ToastRegion } from '#web/widgets/overlays/toast.tsx';
import { NativeSelects } from '#web/widgets/selects/select-look.ts';
import { CookieBanner } from './cookie-banner.tsx';
import styles from './root-layout.module.css';

/** A new page sets the document's title, takes the focus, and is announced to screen readers. */
function useArrival() {
  const portal = usePortal();
  const { pathname } = useLocation();
  const title = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title;
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname || title === undefined) return;
    previous.current = pathname;
    document.title = writeTitle(title, portal);
    document.querySelector('main')?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, title, portal]);
}

/** The frame of every page. */
export function RootLayout() {
  const portal = usePortal();
  const navigate = useNavigate();
  useArrival();
  usePageVisit();
  return (
    // oxlint-disable-next-line react/hooks -- the provider calls the hook itself
    <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useHref}>
      <a className={styles.skip} href="#main">
        {headerTexts.skip}
      </a>
      <CookieBanner />
      <NativeSelects value={!hasFeature(portal, 'CustomFormSelect')}>
        <Outlet />
      </NativeSelects>
      <Shortcuts />
      <LiveRegion />
      <ToastRegion />
      <ScrollRestoration />
    </RouterProvider>
  );
}
