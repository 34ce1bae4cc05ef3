import { useRemoveApplication } from '#web/data/expert-apply-calls.ts';
import { announce } from '#web/widgets/live-region.tsx';
import { showToast } from '#web/widgets/toast.tsx';
import { ConfirmModal } from './confirm-modal.tsx';

interface RemovedJob {
  id: string;
  jobId: string;
  jobDetail: { title: string };
}

interface RemoveJobProps {
  /** Null when nothing is to be removed: the popup is closed. */
  application: RemovedJob | null;
  onClose: () => void;
  onRemoved?: () => void;
}

/** When it does not work the popup closes, the list stays as it is, and a message offers to try again. */
export function RemoveJob({ application, onClose, onRemoved }: RemoveJobProps) {
  const remove = useRemoveApplication();
  const run = ({ id, jobId, jobDetail }: RemovedJob) =>
    remove.mutate(
      { jobId, applicationId: id },
      {
        onSuccess: () => {
          announce(`${jobDetail.title} was removed`);
          onClose();
          onRemoved?.();
        },
        onError: () => {
          onClose();
          showToast({
            message: "We couldn't remove it. Nothing changed.",
            action: { label: 'Try again', onPress: () => run({ id, jobId, jobDetail }) },
          });
        },
      },
    );
  return (
    <ConfirmModal
      open={application !== null}
      title="Remove this job?"
      confirm="Remove"
      destructive
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => application && run(application)}
    >
      <p>It will leave your list.</p>
    </ConfirmModal>
  );
}
