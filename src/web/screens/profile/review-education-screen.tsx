import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { EducationEntries } from '#web/parts/profile/education-entries.tsx';

export function ReviewEducationScreen() {
  return (
    <OnboardingPage step="education">
      {(document) => (
        <OnboardingStep
          step="education"
          title="Your education"
          intro="Correct what is off, add what is missing."
        >
          <div>
            <EducationEntries document={document} />
          </div>
        </OnboardingStep>
      )}
    </OnboardingPage>
  );
}
