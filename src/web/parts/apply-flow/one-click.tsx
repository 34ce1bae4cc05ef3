import { useState } from 'react';
import { useNavigate } from 'react-router';
import { startsCharge } from '#domain/credits/exhaust-reaction.ts';
import { useCredits } from '#web/data/ecommerce-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { Button } from '#web/widgets/button.tsx';
import { Checkbox } from '#web/widgets/checkbox.tsx';
import { Modal } from '#web/widgets/modal.tsx';
import { ApplyPopups } from './apply-popups.tsx';
import { dontAskAgain, shouldAsk } from './one-click-memory.ts';
import { type ApplyReactions, type ApplyTarget, useApplyFlow } from './use-apply-flow.ts';

/** The one-click flow of a list: asks first, runs one send at a time, says what became of it. */
export function useOneClick(reactions: ApplyReactions) {
  const flow = useApplyFlow(reactions);
  const { data: account } = useCredits();
  const [asking, setAsking] = useState<ApplyTarget | null>(null);
  const run = (target: ApplyTarget) => {
    setAsking(null);
    void flow.apply(target);
  };
  return {
    ...flow,
    start: (target: ApplyTarget) => {
      // A send that starts a charge has a question of its own.
      const asksAnyway = account !== undefined && startsCharge(account.credits, account.exhaust_reason);
      if (asksAnyway || !shouldAsk()) run(target);
      else setAsking(target);
    },
    asking,
    cancel: () => setAsking(null),
    confirm: () => asking && run(asking),
    busy: flow.busy || asking !== null,
  };
}

export function OneClickPopups({ flow }: { flow: ReturnType<typeof useOneClick> }) {
  const [remember, setRemember] = useState(false);
  return (
    <>
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
      <ApplyPopups flow={flow} />
    </>
  );
}

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
