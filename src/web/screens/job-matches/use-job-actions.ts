import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobCard } from '#contract/expert-apply.ts';
import { type Feedback, useJobFeedback, usePrepareApplication } from '#web/data/expert-apply-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { showToast } from '#web/widgets/toast.tsx';

export type JobActions = ReturnType<typeof useJobActions>;

/** What a person can do with a job on this page; opinions show at once and are taken back when they are not kept. */
export function useJobActions() {
  const routes = useRoutes();
  const navigate = useNavigate();
  const prepare = usePrepareApplication();
  const feedback = useJobFeedback();
  const [leftFor, setLeftFor] = useState<string | null>(null);
  const [opinions, setOpinions] = useState<ReadonlyMap<string, Feedback>>(new Map());

  const give = (jobId: string, opinion: Feedback) => {
    const before = opinions.get(jobId);
    setOpinions(new Map(opinions).set(jobId, opinion));
    feedback.mutate(
      { jobId, feedback: opinion },
      {
        onError: () => {
          setOpinions((current) => new Map(current).set(jobId, before ?? 'none'));
          showToast({ message: 'Not saved yet. Try again' });
        },
      },
    );
  };

  return {
    give,
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
