import { KeptChanges, NotSaved } from '#web/parts/failure/not-saved.tsx';
import { unsavedTexts as texts } from '#web/texts/profile/profile-sections.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import type { ProfileForm } from './use-profile-form.ts';

type Noticed = Pick<
  ProfileForm<unknown>,
  'what' | 'failure' | 'changedElsewhere' | 'wasKept' | 'state' | 'save' | 'discard'
>;

/** Why the form isn't saved, and what the person can do about it. */
export function FormNotice({ form }: { form: Noticed }) {
  if (form.changedElsewhere)
    return (
      <Banner
        tone="warn"
        title={texts.conflict}
        action={
          <Row>
            <Button size="md" onPress={() => void form.save({ overwrite: true })}>
              {texts.saveMine}
            </Button>
            <Button size="md" variant="secondary" onPress={form.discard}>
              {texts.showNewer}
            </Button>
          </Row>
        }
      >
        {texts.conflictNote}
      </Banner>
    );
  if (form.failure) return <NotSaved what={form.what} failure={form.failure} />;
  if (form.wasKept && form.state === 'changed') return <KeptChanges onDiscard={form.discard} />;
  return null;
}
