import { Outlet, useMatches } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './root-layout.module.css';
import type { RouteHandle } from './route-handle.ts';

export function PublicLayout() {
  const compact = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.footer === 'compact';
  return (
    <>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer compact={compact} />
    </>
  );
}
