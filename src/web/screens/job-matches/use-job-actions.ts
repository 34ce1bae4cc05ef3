import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobCard } from '#contract/job-application.ts';
import { usePrepareApplication } from '#web/data/expert-apply-calls.ts';
import { type Feedback, useJobFeedback, useOpenJob, useRemoveSuggested } from '#web/data/job-opinions.ts';
import { useRoutes } from '#web/data/portal.ts';
import { showToast } from '#web/widgets/toast.tsx';

export type JobActions = ReturnType<typeof useJobActions>;

/** What a person can do with a job on this page; opinions show at once and are taken back when they are not kept. */
export function useJobActions() {
  const routes = useRoutes();
  const navigate = useNavigate();
  const prepare = usePrepareApplication();
  const feedback = useJobFeedback();
  const remove = useRemoveSuggested();
  const open = useOpenJob();
  const [leftFor, setLeftFor] = useState<string | null>(null);
  const [opinions, setOpinions] = useState<ReadonlyMap<string, Feedback>>(new Map());

  const show = (jobId: string, opinion: Feedback) =>
    setOpinions((current) => new Map(current).set(jobId, opinion));
  /** Shown at once, taken back when it was not kept. */
  const keep = (jobId: string, opinion: Feedback, save: (onError: () => void) => void) => {
    const before = opinions.get(jobId) ?? 'none';
    show(jobId, opinion);
    save(() => {
      show(jobId, before);
      showToast({ message: 'Not saved yet. Try again' });
    });
  };

  return {
    give: (jobId: string, opinion: Feedback) =>
      keep(jobId, opinion, (onError) => feedback.mutate({ jobId, feedback: opinion }, { onError })),
    remove: (jobId: string) => keep(jobId, 'dislike', (onError) => remove.mutate(jobId, { onError })),
    open: (job: JobCard) => job.showNewTag && open.mutate(job.id),
    /** The job whose employer's page was opened. */
    leftFor,
    askWhetherApplied: setLeftFor,
    withFeedback: (job: JobCard): JobCard => {
      const opinion = opinions.get(job.id);
      return opinion ? { ...job, isLiked: opinion === 'like', isDisliked: opinion === 'dislike' } : job;
    },
    /** The job whose application is being started. */
    preparing: prepare.isPending ? prepare.variables : null,
    quickApply: (job: JobCard) =>
      prepare.mutate(job.id, {
        onSuccess: () =>
          showToast({
            message: "We're preparing your application.",
            icon: CircleCheck,
            action: { label: 'View', onPress: () => void navigate(routes.applications) },
          }),
        onError: (error) => showToast({ message: error.message }),
      }),
  };
}
