import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useProfileProgress } from '#web/data/documents/profile-progress.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { applyTexts as texts } from '#web/texts/applications/apply-flow.ts';
import { missingTexts } from '#web/texts/failures.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import type { ApplyFlow } from './use-apply-flow.ts';

// Few people see these, so they load on demand.
const OutOfCreditsSheet = lazy(async () => ({
  default: (await import('./out-of-credits-sheet.tsx')).OutOfCreditsSheet,
}));
const ChargeQuestion = lazy(async () => ({
  default: (await import('./charge-question.tsx')).ChargeQuestion,
}));

/** The popups of an apply flow: an incomplete profile, a possible duplicate, no credits, or a charge. */
export function ApplyPopups({ flow }: { flow: ApplyFlow }) {
  return (
    <>
      <MissingInformationPopup open={flow.missing} onClose={flow.closeMissing} />
      <ConfirmModal
        open={flow.duplicate !== null}
        title={texts.again}
        confirm={texts.applyAnyway}
        dismiss={texts.dontApply}
        onConfirm={flow.confirmDuplicate}
        onClose={flow.leaveDuplicate}
      >
        <p>{texts.duplicate(flow.duplicate ?? '')}</p>
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
      title={missingTexts.title}
      dismiss={texts.notNow}
      actions={
        <Button onPress={() => void navigate(routes.completeProfile(progress ?? { hasDocument: true }))}>
          {missingTexts.complete}
        </Button>
      }
    >
      <p>{missingTexts.note}</p>
    </Modal>
  );
}
