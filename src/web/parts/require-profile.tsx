import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useProfileId } from '#web/data/builder-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { LoadFailure } from './load-failure.tsx';

/** Screens that need a profile document; without one the way leads to the upload. */
export function RequireProfile({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const routes = useRoutes();
  const { documentId, error, refetch } = useProfileId();
  if (error) return <LoadFailure what="your profile" error={error} onRetry={() => void refetch()} />;
  if (documentId === undefined) return waiting;
  if (documentId === null) return <Navigate to={routes.redirectIfNoDocId} replace />;
  return children;
}
