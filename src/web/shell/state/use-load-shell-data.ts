import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withTarget } from '#domain/portal/target.ts';
import { onSignedOut, setErrorPlace } from '#web/data/client.ts';
import { expireCookie } from '#web/data/client-state.ts';
import { noteSessionEnded, noteSessionStarted } from '#web/data/drafts.ts';
import { useCredits } from '#web/data/ecommerce-calls.ts';
import { useReadyCount } from '#web/data/expert-apply-calls.ts';
import { usePortal, useRoutes } from '#web/data/portal.ts';
import { useProfileProgress } from '#web/data/profile-progress.ts';
import { useLiveApplications } from '#web/data/use-live-applications.ts';
import { useLiveDocuments } from '#web/data/use-live-documents.ts';
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
