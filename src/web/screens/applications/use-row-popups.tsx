import { type ReactNode, useState } from 'react';
import type { ListedApplication } from '#contract/job-application.ts';
import { RemoveJob } from '#web/parts/remove-job.tsx';
import { SorryPopup } from '#web/parts/sorry-popup.tsx';

/** What the rows of sent applications can open: why it did not work, and removing. */
export function useRowPopups(): {
  check: (application: ListedApplication) => void;
  open: boolean;
  popups: ReactNode;
} {
  const [checking, setChecking] = useState<ListedApplication | null>(null);
  const [removing, setRemoving] = useState<ListedApplication | null>(null);
  return {
    check: setChecking,
    open: checking !== null || removing !== null,
    popups: (
      <>
        <SorryPopup application={checking} onClose={() => setChecking(null)} onNotInterested={setRemoving} />
        <RemoveJob application={removing} onClose={() => setRemoving(null)} />
      </>
    ),
  };
}
