import { useSearchParams } from 'react-router';
import type { UserDocument } from '#domain/document/user-document.ts';
import type { EditFrameProps } from '#web/parts/profile/edit-frame.ts';
import { FormNotice } from '#web/parts/profile/form-notice.tsx';
import { readEditedSection, SectionEditor } from '#web/parts/profile/section-editor.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Modal } from '#web/widgets/modal.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';

/** On portals whose edit pages are addressed by a query, the form opens over the profile. */
export function EditModal({ document }: { document: UserDocument }) {
  const [query, setQuery] = useSearchParams();
  const section = readEditedSection(query.get('edit'));
  if (!section) return null;

  const close = () =>
    setQuery(
      (now) => {
        for (const name of ['edit', 'paraId', 'from_dashboard']) now.delete(name);
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
            Cancel
          </Button>
          <Button loading={form.state === 'saving'} onPress={() => void form.save()}>
            Save
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
