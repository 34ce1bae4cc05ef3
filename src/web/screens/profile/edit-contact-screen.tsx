import { useSearchParams } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { ContactEditor } from '#web/parts/profile/contact-editor.tsx';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import type { EditFrameProps } from '#web/parts/profile/use-profile-form.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { EditPage } from './edit-page.tsx';

/** The contact details: a step of onboarding, and later a page that the profile's pencil leads to. */
export function EditContactScreen() {
  const { onboarding } = useRoutes();
  const [query] = useSearchParams();
  const isStep = onboarding.some((step) => step.name === 'contact') && query.get('from_dashboard') !== 'true';
  if (!isStep) return <EditPage section="contact" />;
  return (
    <OnboardingPage step="contact">
      {(document) => <ContactEditor document={document} frame={drawStep} />}
    </OnboardingPage>
  );
}

function drawStep({ form, children }: EditFrameProps) {
  return (
    <OnboardingStep
      step="contact"
      title="Your contact details"
      intro="Sent with every application, so that employers can reach you."
      onNext={form.save}
    >
      <Card>{children}</Card>
      <FormNotice form={form} />
    </OnboardingStep>
  );
}
