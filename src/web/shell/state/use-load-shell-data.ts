import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withTarget } from '#domain/portal/portal.ts';
import { useReadyCount } from '#web/data/applications/expert-apply-calls.ts';
import { useLiveApplications } from '#web/data/applications/use-live-applications.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useLiveDocuments } from '#web/data/documents/use-live-documents.ts';
import { useCredits } from '#web/data/money/ecommerce-calls.ts';
import { onSignedOut, setErrorPlace } from '#web/data/request/client.ts';
import { expireCookie } from '#web/data/request/client-state.ts';
import { noteSessionEnded, noteSessionStarted } from '#web/data/request/drafts.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { announce } from '#web/widgets/feedback/live-region.tsx';
import type { ShellData } from './shell-data.ts';

/** What the signed-in frame keeps current while its pages come and go. */
export function useLoadShellData(): ShellData {
  useLiveApplications(announce);
  useLiveDocuments();
  useReturnToLogin();
  useErrorPlace();
  return {
    creditsLeft: useCredits().data?.credits,
    readyCount: useReadyCount().data,
    progress: useProfileProgress(),
  };
}

function useErrorPlace(): void {
  const portalCD = usePortal().code;
  useEffect(() => setErrorPlace({ portalCD, userStatus: 'logged in' }), [portalCD]);
}

/** When the session has ended, goes through the login page back to this one (D-021). */
function useReturnToLogin(): void {
  const { login } = useRoutes();
  const { pathname, search } = useLocation();
  useEffect(noteSessionStarted, []);
  useEffect(
    () =>
      onSignedOut(() => {
        noteSessionEnded();
        expireCookie('UserStatus');
        window.location.assign(withTarget(login, pathname + search));
      }),
    [login, pathname, search],
  );
}
