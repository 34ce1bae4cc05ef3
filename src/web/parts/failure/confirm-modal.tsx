import { lazy, type ReactNode, useState } from 'react';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

// Few windows have one, and every page with a button that asks would load it.
const Checkbox = lazy(async () => ({ default: (await import('#web/widgets/fields/checkbox.tsx')).Checkbox }));

interface ConfirmModalProps {
  open: boolean;
  title: string;
  /** The description; any elements. */
  children: ReactNode;
  confirm?: string;
  dismiss?: string;
  destructive?: boolean;
  /** The call that confirming makes; `busy` and `problem` say it in other words. */
  call?: { isPending: boolean; error: Error | null };
  busy?: boolean;
  /** Offers not to ask again. */
  canHide?: boolean;
  /** What went wrong the last time; the button then tries again. */
  problem?: string | undefined;
  /** `hide` is true when the person ticked "Don't show this window again." */
  onConfirm: (hide: boolean) => void;
  onClose: () => void;
}

/** Asks before something happens. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { open, title, children, confirm = buttonTexts.confirm, dismiss = 'Cancel', destructive } = props;
  const { call, busy = call?.isPending ?? false, problem = call?.error?.message } = props;
  const [hide, setHide] = useState(false);
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
            onPress={() => props.onConfirm(hide)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {props.canHide && (
        <Checkbox isSelected={hide} onChange={setHide}>
          Don't show this window again.
        </Checkbox>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
    </Modal>
  );
}
