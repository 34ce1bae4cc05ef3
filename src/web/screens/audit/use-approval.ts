import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { JobApplication, QuestionAnswer } from '#contract/expert-apply.ts';
import { findMistake, listItemsToSend } from '#domain/application/reviewed-answer.ts';
import { useRoutes } from '#web/data/portal.ts';
import type { SendResult } from '#web/parts/apply-flow/send-application.ts';
import { useSendApplication } from '#web/parts/apply-flow/use-send-application.ts';
import type { useReview } from './use-review.ts';

interface Approval {
  application: JobApplication;
  review: ReturnType<typeof useReview>;
  elementIdOf: (questionId: string) => string;
  onSending: (sending: boolean) => void;
}

/** Checks every answer, sends the application, and leads to what stands in the way. */
export function useApproval({ application, review, elementIdOf, onSending }: Approval) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const { send, refresh } = useSendApplication();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const toFocus = useRef<string | null>(null);
  const [problem, setProblem] = useState<Exclude<SendResult, { outcome: 'sent' }> | null>(null);

  const showErrors = (found: Record<string, string>) => {
    toFocus.current = review.questions.find(({ id }) => id in found)?.id ?? null;
    setErrors(found);
  };
  // After the render that brings a hidden question up, so that there is something to focus.
  useEffect(() => {
    const id = toFocus.current;
    toFocus.current = null;
    if (id !== null && id in errors) focusQuestion(elementIdOf(id));
  }, [errors, elementIdOf]);

  const approve = async () => {
    setProblem(null);
    const mistakes = findMistakes(review.questions);
    showErrors(mistakes);
    if (Object.keys(mistakes).length > 0) return;
    onSending(true);
    const result = await send(application.id, listItemsToSend(review.questions, review.takeUnsaved()));
    if (result.outcome !== 'sent') {
      onSending(false);
      if (result.outcome === 'failed') showErrors(result.fields);
      setProblem(result);
      return;
    }
    const company = application.jobDetail.company.name;
    await navigate(`${routes.applications}?tab=ApplicationTracker`, {
      state: { sent: { applicationId: application.id, company } },
    });
    void refresh();
  };

  return {
    errors,
    clearError: (id: string) => setErrors(({ [id]: _fixed, ...others }) => others),
    approve,
    problem,
    clearProblem: () => setProblem(null),
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
