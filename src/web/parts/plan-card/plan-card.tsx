import { useState } from 'react';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { useCancelPlan } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { describeCancel, describeCurrent, planCardTexts as texts } from '#web/texts/money/plan-card.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './plan-card.module.css';

/** The plan the person has. Canceling takes one click and one confirmation. */
export function PlanCard({ offer }: { offer: PlanOffer }) {
  const { paymentIndex } = useRoutes();
  const cancel = useCancelPlan();
  const [asking, setAsking] = useState(false);
  const { current, afterTrial, plans } = offer;
  const annual = plans.find(({ code }) => code === 'ANNUAL')?.name ?? texts.annual;
  if (!current?.running)
    return (
      <Card as="section">
        <Text>{texts.yourPlan}</Text>
        <Heading>{texts.noPlanTitle}</Heading>
        <p className={styles.words}>{texts.noPlan}</p>
        <LinkButton size="md" href={paymentIndex}>
          {texts.choose}
        </LinkButton>
      </Card>
    );
  const ends = formatApplicationDate(current.endsAt);
  const canceled = current.status === 'cancelled';
  return (
    <Card as="section">
      <div className={styles.head}>
        <div>
          <Text>{texts.yourPlan}</Text>
          <Heading>{current.name}</Heading>
        </div>
        <Tag tone={current.status === 'failed' ? 'warn' : 'info'}>
          {current.status === 'failed'
            ? texts.failed
            : current.plan === 'TRIAL' || canceled
              ? texts.ends(ends)
              : texts.renews(ends)}
        </Tag>
      </div>
      <p className={styles.words}>{describeCurrent(offer, ends)}</p>
      <div className={styles.buttons}>
        {current.status === 'failed' ? (
          <LinkButton size="md" href={`${paymentIndex}?flow=rtry`}>
            {texts.retry}
          </LinkButton>
        ) : (
          current.plan !== 'ANNUAL' && (
            <LinkButton variant="secondary" size="md" href={paymentIndex}>
              {current.plan === 'TRIAL' || canceled ? texts.seePlans : texts.switchTo(annual)}
            </LinkButton>
          )
        )}
        {!canceled && !current.free && (
          <Button variant="ghost" size="md" onPress={() => setAsking(true)}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <ConfirmModal
        open={asking}
        title={texts.cancelTitle}
        confirm={texts.cancel}
        dismiss={texts.keep}
        destructive
        busy={cancel.isPending}
        problem={cancel.error ? texts.notCanceled : undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        <p>{describeCancel(current, { ends, next: afterTrial.name })}</p>
      </ConfirmModal>
    </Card>
  );
}
