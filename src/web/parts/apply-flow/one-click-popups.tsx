import { useState } from 'react';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { applyTexts } from '#web/texts/applications/apply-flow.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { ApplyPopups } from './apply-popups.tsx';
import { dontAskAgain, type useOneClick } from './use-one-click.ts';

const emphasis = { b: (words: string) => <b>{words}</b> };

export function OneClickPopups({ flow }: { flow: ReturnType<typeof useOneClick> }) {
  // Keeps the company's name while the question closes.
  const [company, setCompany] = useState('');
  if (flow.asking && flow.asking.company !== company) setCompany(flow.asking.company);
  return (
    <>
      <ConfirmModal
        open={flow.asking !== null}
        title={applyTexts.ready}
        confirm={buttonTexts.apply}
        canHide
        onClose={flow.cancel}
        onConfirm={(hide) => {
          if (hide) dontAskAgain();
          flow.confirm();
        }}
      >
        <p>
          <Trans text={applyTexts.sendTo(company)} parts={emphasis} />
        </p>
      </ConfirmModal>
      <ApplyPopups flow={flow} />
    </>
  );
}
