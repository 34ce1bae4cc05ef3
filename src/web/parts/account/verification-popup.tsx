import { useNavigate } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { verificationTexts as texts } from '#web/texts/account/account-banner.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

export function VerificationPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contact } = useRoutes();
  const navigate = useNavigate();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.title}
      dismiss={buttonTexts.close}
      actions={
        <Button
          onPress={() => {
            onClose();
            void navigate(contact);
          }}
        >
          {texts.contact}
        </Button>
      }
    >
      <p>{texts.text}</p>
    </Modal>
  );
}
