import { useMarkApplied } from '#web/data/expert-apply-calls.ts';
import { ConfirmModal } from './confirm-modal.tsx';

/** Asked after the company's own site was opened. */
export function AppliedQuestion({
  applicationId,
  onClose,
}: {
  applicationId: string | null;
  onClose: () => void;
}) {
  const markApplied = useMarkApplied();
  return (
    <ConfirmModal
      open={applicationId !== null}
      title="Have you applied for this job?"
      confirm="I applied"
      dismiss="Dismiss"
      busy={markApplied.isPending}
      problem={markApplied.error ? 'Not saved yet. Try again' : undefined}
      onClose={onClose}
      onConfirm={() => applicationId && markApplied.mutate(applicationId, { onSuccess: onClose })}
    >
      <p>Let us know so we can update your application status.</p>
    </ConfirmModal>
  );
}
