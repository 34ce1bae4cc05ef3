import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanOffer } from '#contract/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { describePrice, formatMoney } from '#domain/credits/plans.ts';
import { useRoutes } from '#web/data/portal.ts';
import { useProfileProgress } from '#web/data/profile-progress.ts';
import { ConfirmModal } from '#web/parts/confirm-modal.tsx';
import { missingInformationText } from '#web/parts/missing-information.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Checkbox } from '#web/widgets/checkbox.tsx';
import { Modal } from '#web/widgets/modal.tsx';
import { OutOfCreditsSheet } from './out-of-credits-sheet.tsx';
import type { ApplyFlow } from './use-apply-flow.ts';

/** What a flow may ask on its way: to complete the profile, or to agree to a charge. */
export function ApplyPopups({ flow }: { flow: ApplyFlow }) {
  return (
    <>
      <MissingInformationPopup open={flow.missing} onClose={flow.closeMissing} />
      <ConfirmModal
        open={flow.duplicate !== null}
        title="Apply again?"
        confirm="Apply anyway"
        dismiss="Don't apply"
        onConfirm={flow.confirmDuplicate}
        onClose={flow.leaveDuplicate}
      >
        <p>{flow.duplicate} Many employers sort out a second application.</p>
      </ConfirmModal>
      {flow.outOfCredits && (
        <OutOfCreditsSheet
          waiting={flow.outOfCredits.waiting}
          offer={flow.outOfCredits.offer}
          onGoOn={flow.goOn}
          onClose={flow.closeOutOfCredits}
        />
      )}
      {flow.charge?.offer && (
        <ChargeQuestion
          offer={flow.charge.offer}
          company={flow.charge.target.company}
          onAgree={flow.agreeToCharge}
          onClose={flow.refuseCharge}
        />
      )}
    </>
  );
}

function MissingInformationPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const progress = useProfileProgress();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Missing Information"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Not now
          </Button>
          <Button onPress={() => void navigate(routes.completeProfile(progress ?? { hasDocument: true }))}>
            Complete Profile
          </Button>
        </>
      }
    >
      <p>{missingInformationText}</p>
    </Modal>
  );
}

interface ChargeQuestionProps {
  offer: PlanOffer;
  company: string;
  onAgree: () => void;
  onClose: () => void;
}

/** Never skipped: it names the price and the date, and needs its own tick (D-192). */
function ChargeQuestion({ offer, company, onAgree, onClose }: ChargeQuestionProps) {
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
