import { Navigate, Outlet, useLocation } from 'react-router';
import { withTarget } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { headerTexts } from '#web/texts/shell/layouts.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { HeaderFrame } from './header.tsx';
import { Notices } from './notices.tsx';
import styles from './root-layout.module.css';

/** Onboarding shows only the step; each screen has its own footer. */
export function FunnelLayout() {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  if (!useUser()) return <Navigate to={withTarget(routes.login, pathname + search)} replace />;
  return (
    <>
      <HeaderFrame>
        <div className={styles.leave}>
          <span className={styles.quiet}>{headerTexts.progressSaved}</span>
          <LinkButton size="md" variant="ghost" href={routes.home}>
            {headerTexts.saveAndExit}
          </LinkButton>
        </div>
      </HeaderFrame>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Notices />
        <Outlet />
      </main>
    </>
  );
}
