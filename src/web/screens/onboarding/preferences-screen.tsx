import type { UserDocument } from '#domain/document/model/user-document.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { SearchOptionsFields } from '#web/parts/search-options/search-options-fields.tsx';
import { usePrefilledOptions } from '#web/parts/search-options/use-prefilled-options.ts';
import { useSearchOptions } from '#web/parts/search-options/use-search-options.ts';
import { onboardingTexts } from '#web/texts/profile/profile.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** What jobs to look for. */
export function PreferencesScreen() {
  return (
    <OnboardingPage step="preferences">
      {(document) => <PreferencesStep document={document} />}
    </OnboardingPage>
  );
}

function PreferencesStep({ document }: { document: UserDocument }) {
  const form = useSearchOptions(document);
  const isPrefilled = usePrefilledOptions(form, document);
  return (
    <OnboardingStep
      step="preferences"
      title="What are you looking for?"
      intro="We use this to find your matches. You can change it at any time."
      onNext={form.save}
    >
      {isPrefilled && <Banner>{onboardingTexts.prefilled}</Banner>}
      <SearchOptionsFields form={form} salary="slider" />
      {form.failure && <NotSaved what="your search options" failure={form.failure} />}
    </OnboardingStep>
  );
}
