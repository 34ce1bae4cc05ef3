import type { UserDocument } from '#domain/document/user-document.ts';
import { NotSaved } from '#web/parts/not-saved.tsx';
import { OnboardingPage } from '#web/parts/onboarding/onboarding-page.tsx';
import { OnboardingStep } from '#web/parts/onboarding/onboarding-step.tsx';
import { SearchOptionsFields } from '#web/parts/search-options/search-options-fields.tsx';
import { useSearchOptions } from '#web/parts/search-options/use-search-options.ts';

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
  return (
    <OnboardingStep
      step="preferences"
      title="What are you looking for?"
      intro="We match you with jobs by this. You can change it at any time."
      onNext={form.save}
    >
      <SearchOptionsFields form={form} salary="slider" />
      {form.failure && <NotSaved what="your search options" failure={form.failure} />}
    </OnboardingStep>
  );
}
