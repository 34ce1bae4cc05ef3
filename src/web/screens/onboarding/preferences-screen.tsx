import type { UserDocument } from '#domain/document/model/user-document.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { SearchOptionsFields } from '#web/parts/search-options/search-options-fields.tsx';
import { usePrefilledOptions } from '#web/parts/search-options/use-prefilled-options.ts';
import { useSearchOptions } from '#web/parts/search-options/use-search-options.ts';
import { onboardingTexts as texts } from '#web/texts/profile/onboarding.ts';
import { searchOptionTexts } from '#web/texts/profile/search-options.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** The step that asks what jobs to look for. */
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
      title={texts.preferencesTitle}
      intro={texts.preferencesIntro}
      onNext={form.save}
    >
      {isPrefilled && <Banner>{texts.prefilled}</Banner>}
      <SearchOptionsFields form={form} salary="slider" />
      {form.failure && <NotSaved what={searchOptionTexts.yourOptions} failure={form.failure} />}
    </OnboardingStep>
  );
}
