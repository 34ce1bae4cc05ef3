import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { hasFeature } from '#domain/portal/portal.ts';
import { useProfileId } from '#web/data/builder-calls.ts';
import { usePortal, useRoutes } from '#web/data/portal.ts';
import { LoadFailure } from './load-failure.tsx';
import { MissingInformation } from './missing-information.tsx';

/**
 * Screens that need a profile document. Without one the way leads to the upload where the portal wants that (D-008);
 * elsewhere, and at the upload's own address, loading stops and the banner says what is missing (D-019).
 */
export function RequireProfile({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const { redirectIfNoDocId } = useRoutes();
  const { pathname } = useLocation();
  const redirects = hasFeature(usePortal(), 'redirectIfNoDocId');
  const { documentId, error, refetch } = useProfileId();
  if (error) return <LoadFailure what="your profile" error={error} onRetry={() => void refetch()} />;
  if (documentId === undefined) return waiting;
  if (documentId !== null) return children;
  if (redirects && pathname !== redirectIfNoDocId.split('?')[0])
    return <Navigate to={redirectIfNoDocId} replace />;
  return <MissingInformation progress={{ hasDocument: false }} />;
}
