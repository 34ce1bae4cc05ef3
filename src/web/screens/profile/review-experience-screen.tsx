import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { ExperienceEntries } from '#web/parts/profile/experience-entries.tsx';

export function ReviewExperienceScreen() {
  return (
    <OnboardingPage step="experience">
      {(document) => (
        <OnboardingStep
          step="experience"
          title="Your experience"
          intro="Newest first. Correct what is off, add what is missing."
        >
          <div>
            <ExperienceEntries document={document} />
          </div>
        </OnboardingStep>
      )}
    </OnboardingPage>
  );
}
