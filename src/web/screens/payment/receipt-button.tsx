import { useState } from 'react';
import { receiptPath } from '#contract/money/routes.ts';
import { useUser } from '#web/data/profile/session.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { failureTexts } from '#web/texts/buttons.ts';
import { chargeTexts as texts } from '#web/texts/money/transactions.ts';
import { Button } from '#web/widgets/buttons/button.tsx';

/** Fetches the receipt as a PDF. If that fails, a message appears beside the button, which then tries again. */
export function ReceiptButton({ chargeId, of }: { chargeId: string; of: string }) {
  const userId = useUser()?.userId ?? '';
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const fetchReceipt = async () => {
    setState('busy');
    const path = receiptPath.replace(':userId', userId).replace(':chargeId', chargeId);
    const reply = await fetch(path).catch(() => null);
    if (!reply?.ok) return setState('failed');
    saveFile('Receipt.pdf', 'application/pdf', await reply.arrayBuffer());
    setState('idle');
  };
  return (
    <>
      <Button
        variant="link"
        size="sm"
        loading={state === 'busy'}
        aria-label={state === 'failed' ? texts.receiptAgain(of) : texts.receiptOf(of)}
        onPress={() => void fetchReceipt()}
      >
        {state === 'failed' ? failureTexts.retry : texts.receipt}
      </Button>
      {state === 'failed' && <span role="alert">{texts.receiptFailed}</span>}
    </>
  );
}
