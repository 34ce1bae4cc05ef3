import { type ReactNode, useState } from 'react';
import { useRemoveApplication } from '#web/data/applications/expert-apply-calls.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { buttonTexts, failureTexts } from '#web/texts/buttons.ts';
import { jobTexts as texts } from '#web/texts/jobs/job.ts';
import { announce } from '#web/widgets/feedback/live-region.tsx';

interface RemovedJob {
  id: string;
  jobId: string;
  jobDetail: { title: string };
}

export interface JobRemoval {
  ask: (application: RemovedJob) => void;
  open: boolean;
  popup: ReactNode;
  /** The error next to this application's button when removing it failed. */
  failureOf: (applicationId: string) => ReactNode;
}

/** Asks before an application leaves the list. If removing it fails, the popup closes and the list stays as it is. */
export function useRemoveJob(onRemoved?: () => void): JobRemoval {
  const remove = useRemoveApplication();
  const [asked, setAsked] = useState<RemovedJob | null>(null);
  const [failed, setFailed] = useState<RemovedJob | null>(null);
  const run = (application: RemovedJob) => {
    setFailed(null);
    remove.mutate(
      { jobId: application.jobId, applicationId: application.id },
      {
        onSuccess: () => {
          announce(texts.removed(application.jobDetail.title));
          onRemoved?.();
        },
        onError: () => setFailed(application),
        onSettled: () => setAsked(null),
      },
    );
  };
  return {
    ask: setAsked,
    open: asked !== null,
    failureOf: (id) =>
      failed?.id === id && (
        <FailureHere
          title={failureTexts.notRemoved}
          onRetry={() => run(failed)}
          onClose={() => setFailed(null)}
        />
      ),
    popup: (
      <ConfirmModal
        open={asked !== null}
        title={texts.removeTitle}
        confirm={buttonTexts.remove}
        destructive
        busy={remove.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && run(asked)}
      >
        <p>{texts.removeNote}</p>
      </ConfirmModal>
    ),
  };
}
