import { useSearchParams } from 'react-router';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { FormNotice } from './form-notice.tsx';
import { readEditedSection, SectionEditor } from './section-editor.tsx';
import type { EditFrameProps } from './use-profile-form.ts';

interface EditModalProps {
  document: UserDocument;
  /** The query parameter that names the section to edit. */
  asks: 'edit' | 'section';
}

/** Opens the form over the page, on portals that name the section to edit in the query. */
export function EditModal({ document, asks }: EditModalProps) {
  const [query, setQuery] = useSearchParams();
  const section = readEditedSection(query.get(asks));
  if (!section) return null;

  const close = () =>
    setQuery(
      (now) => {
        for (const name of [asks, 'paraId', 'from_dashboard']) now.delete(name);
        return now;
      },
      { preventScrollReset: true },
    );
  const frame = ({ title, form, children }: EditFrameProps) => (
    <Modal
      open
      title={title}
      size="xmd"
      closesOnOverlay={false}
      busy={form.state === 'saving'}
      onClose={close}
      actions={
        <>
          <Button
            variant="secondary"
            isDisabled={form.state === 'saving'}
            onPress={() => {
              form.discard();
              close();
            }}
          >
            {buttonTexts.cancel}
          </Button>
          <Button loading={form.state === 'saving'} onPress={() => void form.save()}>
            {buttonTexts.save}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <FormNotice form={form} />
      </Stack>
    </Modal>
  );
  return (
    <SectionEditor
      section={section}
      document={document}
      paraId={query.get('paraId')}
      frame={frame}
      onSaved={close}
      onUnknown={close}
    />
  );
}
