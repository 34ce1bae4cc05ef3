import { useMarkApplied } from '#web/data/applications/expert-apply-calls.ts';
import { useMarkJobApplied } from '#web/data/jobs/jobs-calls.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';

interface QuestionProps {
  /** The application, or the job nobody prepared; nothing is asked without. */
  about: string | null;
  mark: Pick<ReturnType<typeof useMarkApplied>, 'isPending' | 'error'> & {
    mutate: (id: string, options: { onSuccess: () => void }) => void;
  };
  onClose: () => void;
}

/** Asked after the company's own site was opened. */
function Question({ about, mark, onClose }: QuestionProps) {
  return (
    <ConfirmModal
      open={about !== null}
      title="Have you applied for this job?"
      confirm="I applied"
      dismiss="Dismiss"
      busy={mark.isPending}
      problem={mark.error ? 'Not saved yet. Try again' : undefined}
      onClose={onClose}
      onConfirm={() => about && mark.mutate(about, { onSuccess: onClose })}
    >
      <p>Let us know so we can update your application status.</p>
    </ConfirmModal>
  );
}

export function AppliedQuestion({
  applicationId,
  onClose,
}: {
  applicationId: string | null;
  onClose: () => void;
}) {
  return <Question about={applicationId} mark={useMarkApplied()} onClose={onClose} />;
}

/** For a job without an application of ours; it goes to the jobs applied to by hand. */
export function JobAppliedQuestion({ jobId, onClose }: { jobId: string | null; onClose: () => void }) {
  return <Question about={jobId} mark={useMarkJobApplied()} onClose={onClose} />;
}
