import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobApplication, QuestionAnswer } from '#contract/applications/job-application.ts';
import { findMistake, listItemsToSend } from '#domain/application/reviewed-answer.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { targetOf, useApplyFlow } from '#web/parts/apply-flow/use-apply-flow.ts';
import type { useReview } from './use-review.ts';

interface Approval {
  application: JobApplication;
  review: ReturnType<typeof useReview>;
  elementIdOf: (questionId: string) => string;
  onSending: (sending: boolean) => void;
}

/** Checks every answer, sends the application, and focuses the first invalid answer. */
export function useApproval({ application, review, elementIdOf, onSending }: Approval) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const toFocus = useRef<string | null>(null);
  // The next page may render late. Until then, the new status must not redirect elsewhere.
  const [leaving, setLeaving] = useState(false);

  const showErrors = (found: Record<string, string>) => {
    toFocus.current = review.questions.find(({ id }) => id in found)?.id ?? null;
    setErrors(found);
  };
  // Runs after the render that reveals a hidden question, so that there is something to focus.
  useEffect(() => {
    const id = toFocus.current;
    toFocus.current = null;
    if (id !== null && id in errors) focusQuestion(elementIdOf(id));
  }, [errors, elementIdOf]);

  const showList = (state: object) => navigate(`${routes.applications}?tab=ApplicationTracker`, { state });
  const flow = useApplyFlow({
    // The receipt shows the steps as they happen (D-199); a banner about the plan belongs to the list.
    onSent: async (sent, banner) => {
      setLeaving(true);
      review.forgetDrafts();
      if (banner) await showList({ show: banner });
      else await navigate(routes.receipt(sent.applicationId));
    },
    onBanner: (banner) => void showList({ show: banner }),
    onVerify: () => void showList({ show: 'verification' }),
    leadsToProfile: true,
    onProblem: (problem) => problem.outcome === 'failed' && showErrors(problem.fields),
  });

  const approve = async () => {
    const mistakes = findMistakes(review.questions);
    showErrors(mistakes);
    if (Object.keys(mistakes).length > 0) return;
    await flow.apply(targetOf(application), listItemsToSend(review.questions, review.takeUnsaved()));
  };
  const sending = flow.running !== null || leaving;
  useEffect(() => onSending(sending), [sending, onSending]);

  return {
    errors,
    clearError: (id: string) => setErrors(({ [id]: _fixed, ...others }) => others),
    approve,
    flow,
  };
}

function findMistakes(questions: readonly QuestionAnswer[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const mistake = findMistake(question);
      return mistake === null ? [] : [[question.id, mistake]];
    }),
  );
}

function focusQuestion(elementId: string): void {
  const item = document.getElementById(elementId);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
