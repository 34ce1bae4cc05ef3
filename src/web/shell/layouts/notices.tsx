import { lazy, Suspense } from 'react';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';

const ConfirmEmailBanner = lazy(async () => ({
  default: (await import('#web/parts/account/confirm-email-banner.tsx')).ConfirmEmailBanner,
}));
const PauseBanner = lazy(async () => ({
  default: (await import('#web/parts/account/pause-banner.tsx')).PauseBanner,
}));

/** Account notices on every product page. They load after the page, because most people see none. */
export function Notices() {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmEmailBanner />
      <PauseBanner />
    </Suspense>
  );
}
