import { useNavigate } from 'react-router';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { describePrice } from '#domain/credits/plans.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { outOfCreditsTexts as texts } from '#web/texts/money/out-of-credits.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';

interface OutOfCreditsSheetProps {
  /** Reserved credits that may come back; null when all credits are used. */
  waiting: { used: number; reserved: number } | null;
  offer: PlanOffer | undefined;
  onGoOn: () => void;
  onClose: () => void;
}

/** Says that the credits ran out, that the person's work is safe, and what they can do. */
export function OutOfCreditsSheet({ waiting, offer, onGoOn, onClose }: OutOfCreditsSheetProps) {
  const navigate = useNavigate();
  const { paymentIndex } = useRoutes();
  const sold = waiting ? [] : (offer?.plans ?? []);
  const next = waiting
    ? { label: texts.dontWait, act: onGoOn }
    : sold.length > 0 && { label: texts.seePlans, act: () => void navigate(paymentIndex) };
  return (
    <Modal
      open
      onClose={onClose}
      title={waiting ? texts.waitingTitle : texts.title(offer?.current?.free ?? false)}
      dismiss={waiting ? texts.wait : texts.notNow}
      actions={next && <Button onPress={next.act}>{next.label}</Button>}
    >
      <p>{texts.saved}</p>
      {waiting && <p>{texts.waiting(waiting)}</p>}
      {!waiting && sold.length === 0 && <p>{texts.nothingSold}</p>}
      {sold.length > 0 && (
        <ul aria-label={texts.plans}>
          {sold.map((plan) => (
            <li key={plan.code}>
              <b>{plan.name}</b>: {describePrice(plan)}, {texts.credits(plan)}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
