import { lazy, Suspense } from 'react';
import { useHydrated } from '#web/widgets/use-hydrated.ts';

const ConfirmEmailBanner = lazy(async () => ({
  default: (await import('#web/parts/confirm-email-banner.tsx')).ConfirmEmailBanner,
}));

/** Fetched after the page is there: most people have confirmed their address. */
export function ConfirmEmail() {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmEmailBanner />
    </Suspense>
  );
}
