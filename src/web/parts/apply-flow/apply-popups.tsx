import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { missingInformationText } from '#web/parts/failure/missing-information.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import type { ApplyFlow } from './use-apply-flow.ts';

// Few people see these, so they are loaded when they are needed.
const OutOfCreditsSheet = lazy(async () => ({
  default: (await import('./out-of-credits-sheet.tsx')).OutOfCreditsSheet,
}));
const ChargeQuestion = lazy(async () => ({
  default: (await import('./charge-question.tsx')).ChargeQuestion,
}));

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
      <Suspense>
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
      </Suspense>
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
