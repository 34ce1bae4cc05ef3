import { useRoutes } from '#web/data/request/portal.ts';
import { StartWithResume } from '#web/parts/upload-resume/start-with-resume.tsx';
import { onboardingStepNames } from '#web/texts/profile/onboarding.ts';
import { Steps } from '#web/widgets/feedback/steps.tsx';

/** The first step of onboarding. */
export function UploadResumeScreen() {
  const { onboarding } = useRoutes();
  return (
    <>
      <Steps steps={onboarding.map((step) => onboardingStepNames[step.name])} current={0} />
      <StartWithResume />
    </>
  );
}
