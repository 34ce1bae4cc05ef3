import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { StatusIcon } from '#web/widgets/feedback/status.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import type { ModalSize } from '#web/widgets/overlays/modal-dialog.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const sizes: ModalSize[] = ['sm', 'md', 'smd', 'xmd', 'lg'];
type Shown = ModalSize | 'firm' | 'busy' | 'confirm' | 'delete' | 'sent';

export function ModalSection() {
  const [shown, setShown] = useState<Shown>();
  const [event, setEvent] = useState('');
  const close = () => setShown(undefined);
  return (
    <Section title="Modals">
      <Row>
        {sizes.map((size) => (
          <Button key={size} variant="secondary" size="md" onPress={() => setShown(size)}>
            Open {size}
          </Button>
        ))}
        <Button variant="secondary" size="md" onPress={() => setShown('firm')}>
          Open one that must be answered
        </Button>
        <Button variant="secondary" size="md" onPress={() => setShown('confirm')}>
          Open confirmation
        </Button>
        <Button variant="secondary" size="md" onPress={() => setShown('delete')}>
          Open deletion
        </Button>
        <Button variant="secondary" size="md" onPress={() => setShown('sent')}>
          Open centered
        </Button>
      </Row>
      <output className={styles.event}>{event}</output>
      {sizes.map((size) => (
        <Modal
          key={size}
          size={size}
          open={shown === size}
          onClose={close}
          title={`A modal of size ${size}`}
          dismiss="Cancel"
          actions={<Button onPress={close}>Apply</Button>}
        >
          <p>We'll send your application to Tandem Payroll right away.</p>
        </Modal>
      ))}
      <Modal
        open={shown === 'firm'}
        onClose={close}
        title="Stay or leave?"
        closesOnOverlay={false}
        closesOnEscape={false}
        actions={<Button onPress={close}>Stay</Button>}
      >
        <p>Clicking outside or pressing Escape doesn't close this one.</p>
      </Modal>
      <ConfirmModal
        open={shown === 'confirm'}
        title="Ready to apply?"
        confirm="Apply"
        canHide
        onClose={close}
        onConfirm={(hide) => {
          setEvent(hide ? 'Applied, not asked again' : 'Applied');
          close();
        }}
      >
        <p>
          We'll send your application to <b>Tandem Payroll</b> right away.
        </p>
      </ConfirmModal>
      <Modal
        open={shown === 'delete'}
        onClose={close}
        title="Delete this entry?"
        role="alertdialog"
        dismiss="Cancel"
        actions={
          <Button variant="destructive" solid icon={Trash2} onPress={close}>
            Delete
          </Button>
        }
      >
        <p>This can't be undone.</p>
      </Modal>
      <Modal
        open={shown === 'sent'}
        onClose={close}
        title="Application on its way!"
        align="center"
        actions={<Button onPress={close}>Got it</Button>}
      >
        <Row>
          <StatusIcon kind="done" size="lg" />
        </Row>
        <p>We're submitting your application to Tandem Payroll.</p>
      </Modal>
    </Section>
  );
}
