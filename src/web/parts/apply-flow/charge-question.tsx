import { useState } from 'react';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { describePrice, formatMoney } from '#domain/credits/plans.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

interface ChargeQuestionProps {
  offer: PlanOffer;
  company: string;
  onAgree: () => void;
  onClose: () => void;
}

/** Never skipped: it names the price and the date, and needs its own tick (D-192). */
export function ChargeQuestion({ offer, company, onAgree, onClose }: ChargeQuestionProps) {
  const [agreed, setAgreed] = useState(false);
  const { afterTrial, card } = offer;
  const renews = formatApplicationDate(afterTrial.endsAt);
  return (
    <Modal
      open
      onClose={onClose}
      title="Ready to apply?"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={!agreed} onPress={onAgree}>
            Apply
          </Button>
        </>
      }
    >
      <p>
        We'll send your application to {company} right away. Your trial is used up, so this starts your
        subscription.
      </p>
      <Checkbox isSelected={agreed} onChange={setAgreed}>
        {`I agree: ${formatMoney(afterTrial.priceCents)} today${card ? ` (${card})` : ''}, then ${describePrice(afterTrial)} from ${renews} on, until I cancel.`}
      </Checkbox>
    </Modal>
  );
}
