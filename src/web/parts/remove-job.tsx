import { useRemoveApplication } from '#web/data/expert-apply-calls.ts';
import { ConfirmModal } from './confirm-modal.tsx';

interface RemoveJobProps {
  /** Null when nothing is to be removed: the popup is closed. */
  application: { id: string; jobId: string } | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveJob({ application, onClose, onRemoved }: RemoveJobProps) {
  const remove = useRemoveApplication();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmModal
      open={application !== null}
      title="Remove this job?"
      confirm="Remove"
      destructive
      busy={remove.isPending}
      problem={remove.error ? "We couldn't remove it. Try again." : undefined}
      onClose={close}
      onConfirm={() => {
        if (!application) return;
        remove.mutate({ jobId: application.jobId, applicationId: application.id }, { onSuccess: onRemoved });
      }}
    >
      <p>It will leave your list.</p>
    </ConfirmModal>
  );
}
