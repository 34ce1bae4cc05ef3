import { KeptChanges, NotSaved } from '#web/parts/failure/not-saved.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import type { ProfileForm } from './use-profile-form.ts';

type Noticed = Pick<
  ProfileForm<unknown>,
  'what' | 'failure' | 'changedElsewhere' | 'wasKept' | 'state' | 'save' | 'discard'
>;

/** What stands between the person and a saved form, and what they can do about it. */
export function FormNotice({ form }: { form: Noticed }) {
  if (form.changedElsewhere)
    return (
      <Banner
        tone="warn"
        title="This was changed somewhere else"
        action={
          <Row>
            <Button size="md" onPress={() => void form.save({ overwrite: true })}>
              Save mine
            </Button>
            <Button size="md" variant="secondary" onPress={form.discard}>
              Show the newer version
            </Button>
          </Row>
        }
      >
        While you were editing, the same part of your profile was saved from another tab or device. Nothing
        you typed is lost: choose which one to keep.
      </Banner>
    );
  if (form.failure) return <NotSaved what={form.what} failure={form.failure} />;
  if (form.wasKept && form.state === 'changed') return <KeptChanges onDiscard={form.discard} />;
  return null;
}
