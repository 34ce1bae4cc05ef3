import { useState } from 'react';
import { administratorRole } from '#domain/operator-role.ts';
import { useUser } from '#web/data/profile/session.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { consoleTexts as texts } from '#web/texts/console/console-frame.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';

interface ActButtonProps {
  label: string;
  title: string;
  effect: string;
  done: string;
  act: (reason: string) => Promise<unknown>;
  disabled?: boolean;
  /** The one step that the page is about. */
  primary?: boolean;
}

/** Asks for a reason before it acts. The reason is kept in the activity log. */
export function ActButton({ label, title, effect, done, act, disabled, primary }: ActButtonProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setOpen(false);
    setReason('');
    setProblem(undefined);
  };
  const confirm = async () => {
    if (reason.trim().length < 5) {
      setProblem(texts.reasonMissing);
      return;
    }
    setBusy(true);
    try {
      await act(reason.trim());
      close();
      showToast({ message: done });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        size={primary ? 'md' : 'sm'}
        isDisabled={disabled ?? false}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmModal
        open={open}
        title={title}
        confirm={label}
        busy={busy}
        problem={problem}
        onClose={close}
        onConfirm={() => void confirm()}
      >
        <Text>{effect}</Text>
        <TextField label={texts.reason} required value={reason} onChange={setReason} maxLength={500} />
      </ConfirmModal>
    </>
  );
}

/** Operators see everything, but only administrators may change it. */
export function useMayChange(): boolean {
  return (useUser()?.role ?? 0) >= administratorRole;
}

interface ActRowProps extends ActButtonProps {
  onClose: () => void;
  /** False where there is nothing to go back to. */
  canClose?: boolean;
}

/** The end of a form, which closes once the act is done. */
export function ActRow({ act, onClose, canClose = true, ...words }: ActRowProps) {
  return (
    <Row>
      <ActButton
        {...words}
        act={async (reason) => {
          await act(reason);
          onClose();
        }}
      />
      {canClose && (
        <Button variant="link" onPress={onClose}>
          {buttonTexts.close}
        </Button>
      )}
    </Row>
  );
}

/** In a table's row; a dash for operators who may not change it. */
export function EditCell({ label, onPress }: { label: string; onPress: () => void }) {
  const mayChange = useMayChange();
  return mayChange ? (
    <Button variant="link" onPress={onPress} aria-label={label}>
      {buttonTexts.edit}
    </Button>
  ) : (
    '–'
  );
}
