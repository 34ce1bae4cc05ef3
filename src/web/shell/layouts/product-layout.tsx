import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { withTarget } from '#domain/portal/portal.ts';
import { useIdle } from '#web/data/account/idle.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { usePortalConfig } from '#web/data/visits/visit-calls.ts';
import { RetryPage } from '#web/shell/problem-pages/retry-page.tsx';
import type { RouteHandle } from '#web/shell/screens/route-handle.ts';
import { ShellDataContext } from '#web/shell/state/shell-data.ts';
import { useLoadShellData } from '#web/shell/state/use-load-shell-data.ts';
import { useProductVisit } from '#web/shell/state/use-product-visit.ts';
import { BreadcrumbTrail } from './breadcrumb-trail.tsx';
import { ExperimentGate } from './experiment-gate.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import styles from './root-layout.module.css';

const loadIdleModal = () => import('#web/shell/modals/idle-modal.tsx');
const IdleModal = lazy(async () => ({ default: (await loadIdleModal()).IdleModal }));
const SurveyModal = lazy(async () => ({
  default: (await import('#web/shell/modals/survey-modal.tsx')).SurveyModal,
}));

/** The signed-in area; a separate chunk, so that public pages stay small. */
export function ProductLayout() {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  if (!useUser()) return <Navigate to={withTarget(routes.login, pathname + search)} replace />;
  return <ProductFrame />;
}

function ProductFrame() {
  const config = usePortalConfig();
  return (
    <ShellDataContext value={useLoadShellData()}>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {config.isLoadingError ? (
          <RetryPage onRetry={() => void config.refetch()} />
        ) : (
          <>
            <BreadcrumbTrail />
            <Notices />
            <ExperimentGate>
              <Outlet />
            </ExperimentGate>
          </>
        )}
      </main>
      <Footer fields={false} />
      <Popups />
    </ShellDataContext>
  );
}

/** Dialogs that can open over any page of the signed-in area. */
function Popups() {
  const idle = useIdle();
  const { surveyOpen, closeSurvey } = useProductVisit();
  const screenName = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title.toLowerCase() ?? '';
  // The person may be offline when they come back, so the modal is loaded in advance.
  useEffect(() => void loadIdleModal().catch(() => undefined), []);
  return (
    <Suspense fallback={null}>
      {idle && <IdleModal screenName={screenName} />}
      {surveyOpen && !idle && <SurveyModal screenName={screenName} onClose={closeSurvey} />}
    </Suspense>
  );
}
