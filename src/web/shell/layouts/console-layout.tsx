import { Navigate, Outlet, useLocation } from 'react-router';
import { withTarget } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConsoleHeader } from './console-header.tsx';
import styles from './root-layout.module.css';

/** The frame of the operations console, without a job seeker's credits, surveys, and experiments. */
export function ConsoleLayout() {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  if (!useUser()) return <Navigate to={withTarget(routes.login, pathname + search)} replace />;
  return (
    <>
      <ConsoleHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
