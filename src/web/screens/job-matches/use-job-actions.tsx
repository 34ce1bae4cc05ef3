import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobCard } from '#contract/applications/job-application.ts';
import { usePrepareApplication } from '#web/data/applications/expert-apply-calls.ts';
import { usePause } from '#web/data/applications/holding-calls.ts';
import { useSaveNeverApply } from '#web/data/applications/tracker-calls.ts';
import {
  type Feedback,
  useJobFeedback,
  useOpenJob,
  useRemoveSuggested,
} from '#web/data/jobs/job-opinions.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { failureTexts } from '#web/texts/buttons.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { showToast } from '#web/widgets/overlays/toast.tsx';

export type JobActions = ReturnType<typeof useJobActions>;

/** Where a button was pressed: a job may be shown twice on the screen. */
export type JobPlace = 'card' | 'detail';

interface Failure {
  jobId: string;
  place: JobPlace;
  title: string;
  message: string;
  retry: () => void;
}

/** What a person can do with a job on this page; opinions show at once and are taken back when they are not kept. */
export function useJobActions() {
  const routes = useRoutes();
  const navigate = useNavigate();
  const { data: pause } = usePause();
  const prepare = usePrepareApplication();
  const feedback = useJobFeedback();
  const remove = useRemoveSuggested();
  const never = useSaveNeverApply();
  const open = useOpenJob();
  const [leftFor, setLeftFor] = useState<string | null>(null);
  const [opinions, setOpinions] = useState<ReadonlyMap<string, Feedback>>(new Map());
  const [kept, setKept] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  const show = (jobId: string, opinion: Feedback) =>
    setOpinions((current) => new Map(current).set(jobId, opinion));
  const stay = (jobId: string) => setKept((current) => [...new Set([...current, jobId])].slice(-mostKept));
  /** Shown at once, taken back when it was not kept. */
  const keep = (
    { jobId, place }: Pick<Failure, 'jobId' | 'place'>,
    opinion: Feedback,
    save: (onError: (error: Error) => void) => void,
  ) => {
    const before = opinions.get(jobId) ?? 'none';
    const run = () => {
      setFailure(null);
      show(jobId, opinion);
      stay(jobId);
      save(({ message }) => {
        show(jobId, before);
        setFailure({ jobId, place, title: failureTexts.notSaved, message, retry: run });
      });
    };
    run();
  };
  const neverApply = (name: string, allowed: boolean) =>
    never.mutate(
      { name, allowed },
      {
        onSuccess: () =>
          !allowed &&
          showToast({
            message: texts.neverApplied(name),
            action: { label: texts.undo, onPress: () => neverApply(name, true) },
          }),
        onError: ({ message }) =>
          showToast({
            message: `${failureTexts.notSaved} ${message}`,
            action: { label: failureTexts.retry, onPress: () => neverApply(name, allowed) },
          }),
      },
    );
  const quickApply = (job: JobCard, place: JobPlace) => {
    setFailure(null);
    stay(job.id);
    prepare.mutate(job.id, {
      onSuccess: () =>
        showToast({
          message: pause?.paused ? texts.paused : texts.preparing,
          icon: CircleCheck,
          action: { label: texts.view, onPress: () => void navigate(routes.applications) },
        }),
      onError: ({ message }) =>
        setFailure({
          jobId: job.id,
          place,
          title: failureTexts.notStarted,
          message,
          retry: () => quickApply(job, place),
        }),
    });
  };

  return {
    give: (jobId: string, opinion: Feedback, place: JobPlace) =>
      keep({ jobId, place }, opinion, (onError) =>
        feedback.mutate({ jobId, feedback: opinion }, { onError }),
      ),
    remove: (jobId: string, place: JobPlace) =>
      keep({ jobId, place }, 'dislike', (onError) => remove.mutate(jobId, { onError })),
    open: (job: JobCard) => job.showNewTag && open.mutate(job.id),
    /** Jobs that stay in their place until the next visit, whatever was done with them. */
    kept: [...kept],
    /** The job whose employer's page was opened. */
    leftFor,
    askWhetherApplied: setLeftFor,
    withFeedback: (job: JobCard): JobCard => {
      const opinion = opinions.get(job.id);
      return opinion ? { ...job, isLiked: opinion === 'like', isDisliked: opinion === 'dislike' } : job;
    },
    /** The job whose application is being started. */
    preparing: prepare.isPending ? prepare.variables : null,
    quickApply,
    neverApply: (job: JobCard) => neverApply(job.company.name, false),
    /** What did not work, beside the button that was pressed. */
    failureOf: (jobId: string, place: JobPlace): ReactNode =>
      failure?.jobId === jobId &&
      failure.place === place && (
        <FailureHere title={failure.title} onRetry={failure.retry} onClose={() => setFailure(null)}>
          {failure.message}
        </FailureHere>
      ),
  };
}

/** As many as one request may name. */
const mostKept = 100;
