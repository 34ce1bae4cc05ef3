import { useMarkApplied } from '#web/data/applications/expert-apply-calls.ts';
import { useMarkJobApplied } from '#web/data/jobs/jobs-calls.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { appliedTexts as texts } from '#web/texts/applications/question.ts';

interface QuestionProps {
  /** The application, or a job without one. Null: the question is closed. */
  about: string | null;
  mark: Pick<ReturnType<typeof useMarkApplied>, 'isPending' | 'error'> & {
    mutate: (id: string, options: { onSuccess: () => void }) => void;
  };
  onClose: () => void;
}

/** Asks whether the person applied, after they opened the company's own site. */
function Question({ about, mark, onClose }: QuestionProps) {
  return (
    <ConfirmModal
      open={about !== null}
      title={texts.question}
      confirm={texts.applied}
      dismiss={texts.dismiss}
      busy={mark.isPending}
      problem={mark.error ? texts.notSaved : undefined}
      onClose={onClose}
      onConfirm={() => about && mark.mutate(about, { onSuccess: onClose })}
    >
      <p>{texts.note}</p>
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

/** For a job that we didn't prepare. It is added to the manual applications. */
export function JobAppliedQuestion({ jobId, onClose }: { jobId: string | null; onClose: () => void }) {
  return <Question about={jobId} mark={useMarkJobApplied()} onClose={onClose} />;
}
