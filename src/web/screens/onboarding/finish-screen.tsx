import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Authorisation } from '#web/parts/onboarding/authorisation.tsx';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { useAuthorisation } from '#web/parts/onboarding/use-authorisation.ts';
import { ProfileSummary } from './profile-summary.tsx';

/** The last look, and the word to go. */
export function FinishScreen() {
  return <OnboardingPage step="finish">{(document) => <FinishStep document={document} />}</OnboardingPage>;
}

function FinishStep({ document }: { document: UserDocument }) {
  const authorisation = useAuthorisation();
  return (
    <OnboardingStep
      step="finish"
      title="Check and finish"
      intro="Applications are filled in from this, and nothing is sent without your approval."
      next="Submit"
      onNext={authorisation.confirm}
    >
      <ProfileSummary document={document} />
      <Authorisation form={authorisation} />
    </OnboardingStep>
  );
}
