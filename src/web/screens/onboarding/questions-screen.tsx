import { lazy, Suspense } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useKeyQuestionCatalog } from '#web/data/applications/expert-apply-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { FirstQuestions } from '#web/parts/key-questions/first-questions.tsx';
import { RequiredNote } from '#web/parts/key-questions/key-question-fields.tsx';
import { useKeyQuestions } from '#web/parts/key-questions/use-key-questions.ts';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { keyQuestionTexts as texts } from '#web/texts/profile/key-questions.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import type { StepProps } from './last-step.tsx';

const LastStep = lazy(async () => ({ default: (await import('./last-step.tsx')).LastStep }));

/** The key questions. On portals without pages for the later steps, this page has those steps too. */
export function QuestionsScreen() {
  return (
    <OnboardingPage step="questions">{(document) => <LoadedQuestions document={document} />}</OnboardingPage>
  );
}

function LoadedQuestions({ document }: { document: UserDocument }) {
  const { onboarding } = useRoutes();
  const { data, error, refetch } = useKeyQuestionCatalog();
  if (error) return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" />;
  const Step = onboarding.some((step) => step.name === 'finish') ? QuestionsStep : LastStep;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Step questions={data.questions} document={document} />
    </Suspense>
  );
}

function QuestionsStep({ questions, document }: StepProps) {
  const form = useKeyQuestions(questions, document, { prefills: true });
  return (
    <OnboardingStep step="questions" title={texts.title} intro={<RequiredNote />} onNext={form.save}>
      <FirstQuestions form={form} />
      {form.failure && <NotSaved what={texts.yourAnswers} failure={form.failure} />}
    </OnboardingStep>
  );
}
