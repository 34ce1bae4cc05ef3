import { useEffect } from 'react';
import { endIdle } from '#web/data/account/idle.ts';
import { track } from '#web/data/visits/analytics.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

/** Stands while the person is away; only its button ends that (D-174). */
export function IdleModal({ screenName }: { screenName: string }) {
  useEffect(() => track('popup viewed', { popupName: 'idle', screenName, sectionName: '' }), [screenName]);
  return (
    <Modal
      open
      needsAnswer
      onClose={endIdle}
      role="alertdialog"
      title="Are you still there?"
      actions={<Button onPress={endIdle}>I'm back</Button>}
    >
      We paused updates while you were away.
    </Modal>
  );
}
