import { useState } from 'react';
import { useNavigate } from 'react-router';
import { uploadButtonVariant } from '#domain/portal/theme.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { uploadTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { ResumeDrop } from './resume-drop.tsx';
import { UpdateReasonModal } from './update-reason-modal.tsx';
import styles from './upload-resume.module.css';
import { useUpload } from './use-upload.ts';

/** Uploads a resume. New content opens the review; formatting changes only close the modal. */
export function UploadResumeModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const portal = usePortal();
  const routes = useRoutes();
  const navigate = useNavigate();
  const [asksReason, setAsksReason] = useState(false);
  const upload = useUpload((document) => {
    onClose();
    if (document) void navigate(routes.reviewResume);
  });
  const { state, isBusy, isKnown, hasResume } = upload;
  const close = () => {
    if (isBusy) return;
    upload.reset();
    onClose();
  };
  return (
    <>
      <Modal
        open={open && !asksReason}
        onClose={close}
        size="md"
        title={texts.title}
        busy={isBusy}
        actions={
          <>
            <Button variant="ghost" isDisabled={isBusy} onPress={close}>
              {buttonTexts.cancel}
            </Button>
            <Button
              variant={uploadButtonVariant(portal)}
              isDisabled={!state.isValid || !isKnown}
              loading={isBusy}
              onPress={() => (hasResume ? setAsksReason(true) : upload.upload('content'))}
            >
              {texts.upload}
            </Button>
          </>
        }
      >
        <div className={styles.modal}>
          <ResumeDrop upload={upload} onFile={upload.choose} />
          <Text look="fine">{texts.linkedIn}</Text>
        </div>
      </Modal>
      <UpdateReasonModal
        open={open && asksReason}
        onClose={() => setAsksReason(false)}
        onNext={(reason) => {
          setAsksReason(false);
          upload.upload(reason);
        }}
      />
    </>
  );
}
