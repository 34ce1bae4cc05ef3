import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { EducationEntries } from '#web/parts/profile/education-entries.tsx';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';

export function ReviewEducationScreen() {
  return (
    <OnboardingPage step="education">
      {(document) => (
        <OnboardingStep step="education" title={texts.educationTitle} intro={texts.educationIntro}>
          <div>
            <EducationEntries document={document} />
          </div>
        </OnboardingStep>
      )}
    </OnboardingPage>
  );
}
