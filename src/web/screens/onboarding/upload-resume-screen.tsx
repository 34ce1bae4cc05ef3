import { useRoutes } from '#web/data/request/portal.ts';
import { StartWithResume } from '#web/parts/upload-resume/start-with-resume.tsx';
import { Steps } from '#web/widgets/feedback/steps.tsx';

/** The first step of onboarding. */
export function UploadResumeScreen() {
  const { onboarding } = useRoutes();
  return (
    <>
      <Steps steps={onboarding.map((step) => step.label)} current={0} />
      <StartWithResume />
    </>
  );
}
