import { useState } from 'react';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { describePrice, formatMoney } from '#domain/credits/plans.ts';
import { chargeTexts as texts } from '#web/texts/applications/apply-flow.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

interface ChargeQuestionProps {
  offer: PlanOffer;
  company: string;
  onAgree: () => void;
  onClose: () => void;
}

/** Never skipped. It names the price and the date, and needs its own checkbox (D-192). */
export function ChargeQuestion({ offer, company, onAgree, onClose }: ChargeQuestionProps) {
  const [agreed, setAgreed] = useState(false);
  const { afterTrial, card } = offer;
  const terms = {
    today: formatMoney(afterTrial.priceCents),
    price: describePrice(afterTrial),
    renews: formatApplicationDate(afterTrial.endsAt),
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.title}
      dismiss={buttonTexts.cancel}
      actions={
        <Button isDisabled={!agreed} onPress={onAgree}>
          {buttonTexts.apply}
        </Button>
      }
    >
      <p>{texts.note(company)}</p>
      <Checkbox isSelected={agreed} onChange={setAgreed}>
        {card ? texts.agreeWithCard({ ...terms, card }) : texts.agree(terms)}
      </Checkbox>
    </Modal>
  );
}
