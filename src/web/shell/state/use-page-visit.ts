import { useEffect } from 'react';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { sendWaitingEvents, setVisitor } from '#web/data/visits/analytics.ts';
import { rememberSwitches, touchVisit } from '#web/data/visits/visit.ts';

/** What every page does: keeps the visit going, knows who is looking, and leaves no event behind. */
export function usePageVisit(): void {
  const portal = usePortal();
  const userId = useUser()?.userId ?? null;
  // Drawn again with every page.
  useEffect(() => void touchVisit());
  useEffect(() => {
    rememberSwitches();
    setVisitor({ portal, userId });
    addEventListener('pagehide', sendWaitingEvents);
    return () => removeEventListener('pagehide', sendWaitingEvents);
  }, [portal, userId]);
}
