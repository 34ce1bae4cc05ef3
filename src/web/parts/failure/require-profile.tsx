import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { hasFeature } from '#domain/portal/portal.ts';
import { useProfileId } from '#web/data/profile/builder-calls.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { missingTexts } from '#web/texts/failures.ts';
import { LoadFailure } from './load-failure.tsx';
import { MissingInformation } from './missing-information.tsx';

interface RequireProfileProps {
  children: ReactNode;
  waiting: ReactNode;
  /** What a page puts around its own content, so that a message in its place sits there too. */
  frame?: (content: ReactNode) => ReactNode;
  /** Pages in the profile area redirect on every portal (D-008); other pages only where the portal wants it. */
  profileArea?: boolean;
}

/** For screens that need a profile document. Without one, they redirect to the upload or show what is missing (D-019). */
export function RequireProfile({
  children,
  waiting,
  frame = (content) => content,
  profileArea,
}: RequireProfileProps) {
  const { redirectIfNoDocId, redirectIfNoUser } = useRoutes();
  const redirects = hasFeature(usePortal(), 'redirectIfNoDocId');
  const { documentId, error, refetch } = useProfileId();
  if (error)
    return frame(<LoadFailure title={missingTexts.notLoaded} error={error} onRetry={() => void refetch()} />);
  if (documentId === undefined) return waiting;
  if (documentId !== null) return children;
  if (profileArea) return <Navigate to={redirectIfNoUser} replace />;
  if (redirects) return <Navigate to={redirectIfNoDocId} replace />;
  return frame(<MissingInformation progress={{ hasDocument: false }} />);
}
