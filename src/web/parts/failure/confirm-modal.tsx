import { lazy, type ReactNode, useState } from 'react';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

// Few dialogs have a checkbox, and every page with a confirmation would load it.
const Checkbox = lazy(async () => ({ default: (await import('#web/widgets/fields/checkbox.tsx')).Checkbox }));

interface ConfirmModalProps {
  open: boolean;
  title: string;
  /** The description; any elements. */
  children: ReactNode;
  confirm?: string;
  dismiss?: string;
  destructive?: boolean;
  /** The call made on confirm. Sets `busy` and `problem` unless they are given. */
  call?: { isPending: boolean; error: Error | null };
  busy?: boolean;
  /** Shows a checkbox to skip this question in the future. */
  canHide?: boolean;
  /** Why the last attempt failed; the button then tries again. */
  problem?: string | undefined;
  /** `hide` is true when the person checked "Don't show this window again." */
  onConfirm: (hide: boolean) => void;
  onClose: () => void;
}

/** Asks for confirmation before an action. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    open,
    title,
    children,
    confirm = buttonTexts.confirm,
    dismiss = buttonTexts.cancel,
    destructive,
  } = props;
  const { call, busy = call?.isPending ?? false, problem = call?.error?.message } = props;
  const [hide, setHide] = useState(false);
  return (
    <Modal
      open={open}
      onClose={props.onClose}
      title={title}
      busy={busy}
      dismiss={dismiss}
      actions={
        <Button
          variant={destructive ? 'destructive' : 'primary'}
          solid={destructive ?? false}
          loading={busy}
          onPress={() => props.onConfirm(hide)}
        >
          {confirm}
        </Button>
      }
    >
      {children}
      {props.canHide && (
        <Checkbox isSelected={hide} onChange={setHide}>
          {buttonTexts.dontShowAgain}
        </Checkbox>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
    </Modal>
  );
}
