import type { ReactNode } from 'react';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Modal } from '#web/widgets/modal.tsx';

interface ConfirmModalProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  dismiss?: string;
  destructive?: boolean;
  busy?: boolean;
  /** What went wrong the last time; the button then tries again. */
  problem?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { open, title, children, confirm, dismiss = 'Cancel', destructive, busy = false, problem } = props;
  return (
    <Modal
      open={open}
      onClose={props.onClose}
      title={title}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" isDisabled={busy} onPress={props.onClose}>
            {dismiss}
          </Button>
          <Button
            variant={destructive ? 'destructive' : 'primary'}
            solid={destructive ?? false}
            loading={busy}
            onPress={props.onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {problem && <Banner tone="bad">{problem}</Banner>}
    </Modal>
  );
}
