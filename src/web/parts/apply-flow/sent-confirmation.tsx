import { useNavigate } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import type { ApplyTarget } from './use-apply-flow.ts';

interface SentConfirmationProps {
  sent: ApplyTarget | null;
  /** Nothing else waits to be sent. */
  listEmpty: boolean;
  onClose: () => void;
}

export function SentConfirmation({ sent, listEmpty, onClose }: SentConfirmationProps) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const leave = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <Modal
      open={sent !== null}
      onClose={onClose}
      title="Application on its way!"
      actions={
        <>
          <Button variant="secondary" onPress={() => sent && leave(routes.receipt(sent.applicationId))}>
            View application
          </Button>
          {listEmpty ? (
            <Button onPress={() => leave(routes.exploreJobMatches)}>Explore job matches</Button>
          ) : (
            <Button onPress={onClose}>Got it</Button>
          )}
        </>
      }
    >
      <p>We're sending it to {sent?.company}. You'll see here when the employer confirms it.</p>
    </Modal>
  );
}
