import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal';
import { widgetTexts } from '#web/texts/widgets.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import styles from './modal.module.css';

export type ModalSize = 'sm' | 'md' | 'smd' | 'xmd' | 'lg';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: ModalSize;
  children?: ReactNode;
  /** The text of a secondary button before the actions; it closes the modal. */
  dismiss?: string | undefined;
  /** Secondary first, primary last; on phones they stack with the primary on top. */
  actions?: ReactNode;
  closesOnOverlay?: boolean;
  closesOnEscape?: boolean;
  /** The modal can't be closed while an action is running. */
  busy?: boolean;
  /** Only its own buttons close it: no close button, Escape, or click outside. */
  needsAnswer?: boolean;
  role?: 'dialog' | 'alertdialog';
  align?: 'start' | 'center';
}

/** The dialog itself; pages use `Modal`, which loads it when it first opens. */
export function ModalDialog({
  open,
  onClose,
  title,
  size = 'sm',
  children,
  dismiss,
  actions,
  closesOnOverlay = true,
  closesOnEscape = true,
  busy = false,
  needsAnswer = false,
  role = 'dialog',
  align = 'start',
}: ModalProps) {
  const locked = busy || needsAnswer;
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={closesOnOverlay && !locked}
      isKeyboardDismissDisabled={!closesOnEscape || locked}
    >
      <AriaModal className={styles.modal} data-size={size}>
        <Dialog className={styles.dialog} role={role} aria-busy={busy || undefined} data-align={align}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {!locked && (
            <div className={styles.close}>
              <IconButton icon={X} label={widgetTexts.close} onPress={onClose} />
            </div>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {(dismiss || actions) && (
            <div className={styles.actions}>
              {dismiss && (
                <Button variant="secondary" isDisabled={busy} onPress={onClose}>
                  {dismiss}
                </Button>
              )}
              {actions}
            </div>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
