import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findNextStep, type OnboardingStep } from '#domain/portal/onboarding-steps.ts';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useLiveDocuments } from '#web/data/documents/use-live-documents.ts';
import { useDocument, usePreferences, useProfileId } from '#web/data/profile/builder-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { onboardingStepNames, onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { Steps } from '#web/widgets/feedback/steps.tsx';
import { Container } from '#web/widgets/layout/page-layout.tsx';
import { WaitingPage } from './waiting-page.tsx';

interface OnboardingPageProps {
  step: OnboardingStep['name'];
  children: (document: UserDocument) => ReactNode;
}

/** A page of onboarding. It redirects to the first unfinished step if an earlier one isn't done. */
export function OnboardingPage({ step, children }: OnboardingPageProps) {
  useLiveDocuments();
  const { onboarding, completeProfile } = useRoutes();
  const [query] = useSearchParams();
  const { documentId, error, refetch } = useProfileId();
  const preferences = usePreferences();
  const progress = useProfileProgress();
  const document = useDocument(documentId);
  const at = onboarding.findIndex((one) => one.name === step);

  const failure = error ?? preferences.error ?? document.error;
  if (failure && !document.data) {
    const retry = () => Promise.all([refetch(), preferences.refetch(), document.refetch()]);
    return (
      <Container narrow>
        <LoadFailure title={texts.notLoaded} error={failure} onRetry={() => void retry()} />
      </Container>
    );
  }
  if (progress && query.get('from_dashboard') !== 'true') {
    const next = findNextStep(onboarding, progress);
    if (next && onboarding.indexOf(next) < at) return <Navigate to={completeProfile(progress)} replace />;
  }
  return (
    <>
      <Steps steps={onboarding.map((one) => onboardingStepNames[one.name])} current={at} />
      {progress && document.data ? children(document.data) : <WaitingPage narrow />}
    </>
  );
}
