import { lazy, Suspense, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import type { ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import { useUser } from '#web/data/profile/session.ts';
import type { RouteHandle } from '#web/shell/screens/route-handle.ts';
import { ShellDataContext } from '#web/shell/state/shell-data.ts';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './root-layout.module.css';

const ProgressSource = lazy(async () => ({
  default: (await import('#web/shell/state/progress-source.tsx')).ProgressSource,
}));

export function PublicLayout() {
  const compact = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.footer === 'compact';
  const signedIn = useUser() !== null;
  const hydrated = useHydrated();
  const [progress, setProgress] = useState<ProfileProgress>();
  return (
    <ShellDataContext value={{ progress }}>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer compact={compact} />
      {signedIn && hydrated && (
        <Suspense>
          <ProgressSource onProgress={setProgress} />
        </Suspense>
      )}
    </ShellDataContext>
  );
}
