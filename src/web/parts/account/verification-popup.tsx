import { useNavigate } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

export function VerificationPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contact } = useRoutes();
  const navigate = useNavigate();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Let's verify your account"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Close
          </Button>
          <Button
            onPress={() => {
              onClose();
              void navigate(contact);
            }}
          >
            Contact us
          </Button>
        </>
      }
    >
      <p>
        You've reached the application limit for this billing period. Contact us to verify your account and
        keep applying.
      </p>
    </Modal>
  );
}
