import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { ExperienceEntries } from '#web/parts/profile/experience-entries.tsx';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';

export function ReviewExperienceScreen() {
  return (
    <OnboardingPage step="experience">
      {(document) => (
        <OnboardingStep step="experience" title={texts.experienceTitle} intro={texts.experienceIntro}>
          <div>
            <ExperienceEntries document={document} />
          </div>
        </OnboardingStep>
      )}
    </OnboardingPage>
  );
}
