import { Navigate, Outlet, useLocation } from 'react-router';
import { withTarget } from '#domain/portal/target.ts';
import { useRoutes } from '#web/data/portal.ts';
import { useUser } from '#web/data/session.ts';
import { SlimFooter } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './root-layout.module.css';
import { ShellDataContext } from './shell-data.ts';
import { useLoadShellData } from './use-load-shell-data.ts';

/** The signed-in area; its own chunk, so that public pages stay light. */
export function ProductLayout() {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  if (!useUser()) return <Navigate to={withTarget(routes.login, pathname + search)} replace />;
  return <ProductFrame />;
}

function ProductFrame() {
  return (
    <ShellDataContext value={useLoadShellData()}>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SlimFooter />
    </ShellDataContext>
  );
}
