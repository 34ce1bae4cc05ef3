import type { UserDocument } from '#domain/document/model/user-document.ts';
import { Authorization } from '#web/parts/onboarding/authorization.tsx';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { useAuthorization } from '#web/parts/onboarding/use-authorization.ts';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { ProfileSummary } from './profile-summary.tsx';

/** The last step: a summary of the profile and the authorization to apply. */
export function FinishScreen() {
  return <OnboardingPage step="finish">{(document) => <FinishStep document={document} />}</OnboardingPage>;
}

function FinishStep({ document }: { document: UserDocument }) {
  const authorization = useAuthorization();
  return (
    <OnboardingStep
      step="finish"
      title={texts.finishTitle}
      intro={texts.finishIntro}
      next={texts.submit}
      onNext={authorization.confirm}
    >
      <ProfileSummary document={document} />
      <Authorization form={authorization} />
    </OnboardingStep>
  );
}
