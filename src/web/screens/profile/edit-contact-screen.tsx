import { useSearchParams } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { ContactEditor } from '#web/parts/profile/contact-editor.tsx';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import type { EditFrameProps } from '#web/parts/profile/use-profile-form.ts';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { EditPage } from './edit-page.tsx';

/** The contact details, as a step of onboarding or as the page behind the profile's edit button. */
export function EditContactScreen() {
  const { onboarding } = useRoutes();
  const [query] = useSearchParams();
  const isStep = onboarding.some((step) => step.name === 'contact') && query.get('from_dashboard') !== 'true';
  if (!isStep) return <EditPage section="contact" />;
  return (
    <OnboardingPage step="contact">
      {(document) => <ContactEditor document={document} frame={renderStep} />}
    </OnboardingPage>
  );
}

function renderStep({ form, children }: EditFrameProps) {
  return (
    <OnboardingStep step="contact" title={texts.contactTitle} intro={texts.contactIntro} onNext={form.save}>
      <Card>{children}</Card>
      <FormNotice form={form} />
    </OnboardingStep>
  );
}
