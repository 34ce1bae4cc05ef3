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
import { buttonTexts, failureTexts } from '#web/texts/buttons.ts';
import { jobDetailTexts } from '#web/texts/jobs/job-detail.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { showToast } from '#web/widgets/overlays/toast.tsx';

export type JobActions = ReturnType<typeof useJobActions>;

/** Where a button was pressed: the same job can be shown twice on the screen. */
export type JobPlace = 'card' | 'detail';

interface Failure {
  jobId: string;
  place: JobPlace;
  title: string;
  message: string;
  retry: () => void;
}

/** What a person can do with a job on this page. A like or dislike shows at once and is undone if saving it fails. */
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
  /** Shows the opinion at once and restores the old one if saving fails. */
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
            message: jobDetailTexts.neverApplied(name),
            action: { label: buttonTexts.undo, onPress: () => neverApply(name, true) },
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
    /** Jobs that keep their place in the list until the next visit, whatever the person did with them. */
    kept: [...kept],
    /** The job whose employer page the person opened. */
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
    /** The error, shown next to the pressed button. */
    failureOf: (jobId: string, place: JobPlace): ReactNode =>
      failure?.jobId === jobId &&
      failure.place === place && (
        <FailureHere title={failure.title} onRetry={failure.retry} onClose={() => setFailure(null)}>
          {failure.message}
        </FailureHere>
      ),
  };
}

/** The most jobs that one request can name. */
const mostKept = 100;
