import { type ReactNode, useState } from 'react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import { SorryPopup } from '#web/parts/job/sorry-popup.tsx';
import { useRemoveJob } from '#web/parts/job/use-remove-job.tsx';

export interface RowPopups {
  check: (application: ListedApplication) => void;
  open: boolean;
  popups: ReactNode;
  /** Beside the button of a row whose removal failed. */
  failureOf: (applicationId: string) => ReactNode;
}

/** The popups of sent applications: why one failed, and removing one. */
export function useRowPopups(): RowPopups {
  const [checking, setChecking] = useState<ListedApplication | null>(null);
  const removal = useRemoveJob();
  return {
    check: setChecking,
    open: checking !== null || removal.open,
    failureOf: removal.failureOf,
    popups: (
      <>
        <SorryPopup application={checking} onClose={() => setChecking(null)} onNotInterested={removal.ask} />
        {removal.popup}
      </>
    ),
  };
}
