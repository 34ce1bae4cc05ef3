import { useState } from 'react';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { describePrice, ordinal } from '#domain/credits/plans.ts';
import { useCancelPlan } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { describeCancel, planTexts } from '#web/texts/money/plan.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './plan-card.module.css';

/** The plan the person has; canceling is one click and one confirmation. */
export function PlanCard({ offer }: { offer: PlanOffer }) {
  const { paymentIndex } = useRoutes();
  const cancel = useCancelPlan();
  const [asking, setAsking] = useState(false);
  const { current, afterTrial, plans } = offer;
  const annual = plans.find(({ code }) => code === 'ANNUAL')?.name ?? 'Annual';
  if (!current?.running)
    return (
      <Card as="section">
        <Text>Your plan</Text>
        <Text as="h2" look="heading">
          No running plan
        </Text>
        <p className={styles.words}>{planTexts.noPlan}</p>
        <LinkButton size="md" href={paymentIndex}>
          Choose a plan
        </LinkButton>
      </Card>
    );
  const ends = formatApplicationDate(current.endsAt);
  const cancelled = current.status === 'cancelled';
  return (
    <Card as="section">
      <div className={styles.head}>
        <div>
          <Text>Your plan</Text>
          <Text as="h2" look="heading">
            {current.name}
          </Text>
        </div>
        <Tag tone={current.status === 'failed' ? 'warn' : 'info'}>
          {current.status === 'failed'
            ? 'Payment failed'
            : current.plan === 'TRIAL' || cancelled
              ? `Ends ${ends}`
              : `Renews ${ends}`}
        </Tag>
      </div>
      <p className={styles.words}>{describeCurrent(offer, ends)}</p>
      <div className={styles.buttons}>
        {current.status === 'failed' ? (
          <LinkButton size="md" href={`${paymentIndex}?flow=rtry`}>
            Try the payment again
          </LinkButton>
        ) : (
          current.plan !== 'ANNUAL' && (
            <LinkButton variant="secondary" size="md" href={paymentIndex}>
              {current.plan === 'TRIAL' || cancelled ? 'See plans' : `Switch to ${annual}`}
            </LinkButton>
          )
        )}
        {!cancelled && !current.free && (
          <Button variant="ghost" size="md" onPress={() => setAsking(true)}>
            Cancel plan
          </Button>
        )}
      </div>
      <ConfirmModal
        open={asking}
        title="Cancel your plan?"
        confirm="Cancel plan"
        dismiss="Keep plan"
        destructive
        busy={cancel.isPending}
        problem={cancel.error ? planTexts.notCanceled : undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        <p>{describeCancel(current, { ends, next: afterTrial.name })}</p>
      </ConfirmModal>
    </Card>
  );
}

function describeCurrent({ current, afterTrial, card }: PlanOffer, ends: string): string {
  if (!current) return '';
  if (current.status === 'cancelled')
    return `Canceled. You keep access until ${ends}, and you won't be charged again.`;
  if (current.status === 'failed')
    return "Your last payment didn't go through. We'll try again on days 1, 3, and 5.";
  if (current.plan === 'TRIAL')
    return card
      ? `Then ${describePrice(afterTrial)}, unless you cancel. Your ${ordinal(current.terms.credits + 1)} application starts it earlier.`
      : "It ends automatically. We don't have a card, so you won't be charged.";
  return `${describePrice(current.terms)}, charged to your ${lowerFirst(card ?? 'card')}.`;
}

/** A label such as "Card ending in 4242" inside a sentence. */
function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
