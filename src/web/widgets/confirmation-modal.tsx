import { useState } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './modal.module.css';
import { Modal } from './modal.tsx';
import { SafeHtml } from './safe-html.tsx';

interface ConfirmationModalProps {
  open: boolean;
  heading: string;
  /** HTML from outside; it is sanitised here. */
  description: string;
  primary: string;
  secondary: string;
  /** `hide` is true when the person ticked "Don't show this window again." */
  onPrimary: (hide: boolean) => void;
  onSecondary: () => void;
  /** Offers not to ask again. */
  canHide?: boolean;
  busy?: boolean;
}

/** The generic question before something happens. */
export function ConfirmationModal(props: ConfirmationModalProps) {
  const { open, heading, description, primary, secondary, canHide = false, busy = false } = props;
  const [hide, setHide] = useState(false);
  return (
    <Modal
      open={open}
      onClose={props.onSecondary}
      title={heading}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" isDisabled={busy} onPress={props.onSecondary}>
            {secondary}
          </Button>
          <Button loading={busy} onPress={() => props.onPrimary(canHide && hide)}>
            {primary}
          </Button>
        </>
      }
    >
      <div className={styles.prose}>
        <SafeHtml html={description} />
      </div>
      {canHide && (
        <Checkbox isSelected={hide} onChange={setHide}>
          Don't show this window again.
        </Checkbox>
      )}
    </Modal>
  );
}
