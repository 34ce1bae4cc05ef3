import { useNavigate } from 'react-router';
import { useRoutes } from '#web/data/request/portal.ts';
import { sentTexts as texts } from '#web/texts/applications/apply-flow.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import type { ApplyTarget } from './use-apply-flow.ts';

interface SentConfirmationProps {
  sent: ApplyTarget | null;
  /** No other application is ready to send. */
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
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onPress={() => sent && leave(routes.receipt(sent.applicationId))}>
            {texts.view}
          </Button>
          {listEmpty ? (
            <Button onPress={() => leave(routes.exploreJobMatches)}>{texts.explore}</Button>
          ) : (
            <Button onPress={onClose}>{texts.gotIt}</Button>
          )}
        </>
      }
    >
      <p>{texts.note(sent?.company ?? '')}</p>
    </Modal>
  );
}
