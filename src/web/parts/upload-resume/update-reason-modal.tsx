import { useState } from 'react';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { updateReasonTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { UpdateReasonChoice } from './update-reason.tsx';
import type { UpdateReason } from './update-reasons.ts';

interface UpdateReasonModalProps {
  open: boolean;
  onClose: () => void;
  onNext: (reason: UpdateReason) => void;
}

/** Asked before a resume is replaced (D-106). */
export function UpdateReasonModal({ open, onClose, onNext }: UpdateReasonModalProps) {
  const portal = usePortal();
  const [reason, setReason] = useState<UpdateReason | null>(null);
  const close = () => {
    setReason(null);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      size="smd"
      title={texts.title}
      actions={
        <>
          <Button variant="ghost" onPress={close}>
            {buttonTexts.back}
          </Button>
          <Button
            variant={uploadButtonVariant(portal)}
            isDisabled={reason === null}
            onPress={() => {
              if (reason === null) return;
              setReason(null);
              onNext(reason);
            }}
          >
            {buttonTexts.next}
          </Button>
        </>
      }
    >
      <UpdateReasonChoice value={reason} onChange={setReason} />
    </Modal>
  );
}
