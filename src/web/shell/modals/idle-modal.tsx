import { useEffect } from 'react';
import { endIdle } from '#web/data/account/idle.ts';
import { track } from '#web/data/visits/analytics.ts';
import { idleTexts as texts } from '#web/texts/shell/dialogs.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

/** Stays open while the person is away; only its button closes it (D-174). */
export function IdleModal({ screenName }: { screenName: string }) {
  useEffect(() => track('popup viewed', { popupName: 'idle', screenName, sectionName: '' }), [screenName]);
  return (
    <Modal
      open
      needsAnswer
      onClose={endIdle}
      role="alertdialog"
      title={texts.title}
      actions={<Button onPress={endIdle}>{texts.back}</Button>}
    >
      {texts.text}
    </Modal>
  );
}
