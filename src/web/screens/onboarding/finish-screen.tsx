import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Authorization } from '#web/parts/onboarding/authorization.tsx';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { useAuthorization } from '#web/parts/onboarding/use-authorization.ts';
import { ProfileSummary } from './profile-summary.tsx';

/** The last look, and the word to go. */
export function FinishScreen() {
  return <OnboardingPage step="finish">{(document) => <FinishStep document={document} />}</OnboardingPage>;
}

function FinishStep({ document }: { document: UserDocument }) {
  const authorization = useAuthorization();
  return (
    <OnboardingStep
      step="finish"
      title="Check and finish"
      intro="Applications are filled in from this, and nothing is sent without your approval."
      next="Submit"
      onNext={authorization.confirm}
    >
      <ProfileSummary document={document} />
      <Authorization form={authorization} />
    </OnboardingStep>
  );
}
