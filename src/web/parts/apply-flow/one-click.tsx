import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRoutes } from '#web/data/portal.ts';
import { Button } from '#web/widgets/button.tsx';
import { Checkbox } from '#web/widgets/checkbox.tsx';
import { Modal } from '#web/widgets/modal.tsx';
import { dontAskAgain, shouldAsk } from './one-click-memory.ts';
import type { SendResult } from './send-application.ts';
import { useSendApplication } from './use-send-application.ts';

export interface OneClickTarget {
  applicationId: string;
  company: string;
}

/** The one-click flow of a list: asks first, runs one send at a time, says what became of it. */
export function useOneClick(onSent: (target: OneClickTarget) => void) {
  const { send, refresh } = useSendApplication();
  const [asking, setAsking] = useState<OneClickTarget | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [problem, setProblem] = useState<Exclude<SendResult, { outcome: 'sent' }> | null>(null);

  const run = async (target: OneClickTarget) => {
    setAsking(null);
    setProblem(null);
    setRunning(target.applicationId);
    try {
      const result = await send(target.applicationId, []);
      await refresh();
      if (result.outcome === 'sent') onSent(target);
      else setProblem(result);
    } finally {
      setRunning(null);
    }
  };
  return {
    /** The application being sent; while there is one, every one-click button is locked. */
    running,
    problem,
    clearProblem: () => setProblem(null),
    start: (target: OneClickTarget) => (shouldAsk() ? setAsking(target) : void run(target)),
    asking,
    cancel: () => setAsking(null),
    confirm: () => asking && void run(asking),
  };
}

export function OneClickQuestion({ flow }: { flow: ReturnType<typeof useOneClick> }) {
  const [remember, setRemember] = useState(false);
  return (
    <Modal
      open={flow.asking !== null}
      onClose={flow.cancel}
      title="Ready to apply?"
      actions={
        <>
          <Button variant="secondary" onPress={flow.cancel}>
            Cancel
          </Button>
          <Button
            onPress={() => {
              if (remember) dontAskAgain();
              flow.confirm();
            }}
          >
            Apply
          </Button>
        </>
      }
    >
      <p>We'll send your application to {flow.asking?.company} right away.</p>
      <Checkbox isSelected={remember} onChange={setRemember}>
        Don't show this window again.
      </Checkbox>
    </Modal>
  );
}

interface SentConfirmationProps {
  sent: OneClickTarget | null;
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
