import { useEffect } from 'react';
import { sendWaitingEvents, setVisitor } from '#web/data/analytics.ts';
import { usePortal } from '#web/data/portal.ts';
import { useUser } from '#web/data/session.ts';
import { rememberSwitches } from '#web/data/test-switches.ts';
import { touchVisit } from '#web/data/visit.ts';

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
