import { useSearchParams } from 'react-router';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { useDocument, useProfileId } from '#web/data/profile/builder-calls.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { MatchAlertSwitch } from '#web/parts/job/match-alert-switch.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { searchOptionTexts as texts } from '#web/texts/profile/search-options.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { SearchOptionsFields } from './search-options-fields.tsx';
import { useSearchOptions } from './use-search-options.ts';

/** The search options over the job matches (`?preferences=1`), where the profile has no tab for them (D-119). */
export function PreferencesModal() {
  const [, setQuery] = useSearchParams();
  const { documentId } = useProfileId();
  const { data: document } = useDocument(documentId);
  const close = () =>
    setQuery(
      (now) => {
        now.delete('preferences');
        return now;
      },
      { preventScrollReset: true },
    );
  return document ? <Preferences document={document} onClose={close} /> : null;
}

function Preferences({ document, onClose }: { document: UserDocument; onClose: () => void }) {
  const form = useSearchOptions(document);
  return (
    <Modal
      open
      title={texts.title}
      size="xmd"
      closesOnOverlay={false}
      busy={form.state === 'saving'}
      onClose={onClose}
      actions={
        <Button
          loading={form.state === 'saving'}
          onPress={() => void form.submit().then((saved) => saved && onClose())}
        >
          {buttonTexts.save}
        </Button>
      }
    >
      <Stack>
        <SearchOptionsFields form={form} salary="field" />
        <MatchAlertSwitch />
        {form.failure && <NotSaved what={texts.yourOptions} failure={form.failure} />}
      </Stack>
    </Modal>
  );
}
