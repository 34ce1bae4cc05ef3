import { useState } from 'react';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { ApplyPopups } from './apply-popups.tsx';
import { dontAskAgain, type useOneClick } from './use-one-click.ts';

export function OneClickPopups({ flow }: { flow: ReturnType<typeof useOneClick> }) {
  // The name stays while the question closes.
  const [company, setCompany] = useState('');
  if (flow.asking && flow.asking.company !== company) setCompany(flow.asking.company);
  return (
    <>
      <ConfirmModal
        open={flow.asking !== null}
        title="Ready to apply?"
        confirm={buttonTexts.apply}
        canHide
        onClose={flow.cancel}
        onConfirm={(hide) => {
          if (hide) dontAskAgain();
          flow.confirm();
        }}
      >
        <p>
          We'll send your application to <b>{company}</b> right away.
        </p>
      </ConfirmModal>
      <ApplyPopups flow={flow} />
    </>
  );
}
