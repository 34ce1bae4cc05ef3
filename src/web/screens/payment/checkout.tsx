import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { useOpenCheckout, useSubscribe } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import { CardForm } from './card-form.tsx';
import { DueToday } from './due-today.tsx';
import { FailuresNote } from './failures-note.tsx';
import styles from './payment.module.css';
import { PlanChoice } from './plan-choice.tsx';
import { describeRefusal } from './refusal-words.ts';
import { useCardForm } from './use-card-form.ts';

/** Plan, card, what happens and when, and the person's word: then the charge. */
export function Checkout({ offer }: { offer: PlanOffer }) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const subscribe = useSubscribe();
  const checkout = useOpenCheckout();
  const card = useCardForm();
  const [code, setCode] = useState(offer.plans[0]?.code);
  const plan = offer.plans.find((one) => one.code === code);
  if (!plan) return <EmptyState illustration="list">There is no plan to choose.</EmptyState>;

  // Where the provider has a page of its own, the card is typed there.
  const hosted = offer.provider === 'stripe';
  const pay = async () => {
    if (hosted) return checkout.mutateAsync({ plan: plan.code, consent: plan.consent });
    const read = card.read();
    if (!read) return undefined;
    const { status } = await subscribe.mutateAsync({ plan: plan.code, consent: plan.consent, card: read });
    if (status === 'SUCC') await navigate(`${routes.paymentTransactions}?paid=${plan.code}`);
    return undefined;
  };
  const refused = subscribe.data?.status === 'FAIL' ? describeRefusal(subscribe.data.reason) : null;
  const problem = checkout.error?.message ?? subscribe.error?.message ?? refused;
  const { current } = offer;
  return (
    <div className={styles.columns}>
      <Stack gap="section">
        {current?.running && current.status === 'active' && (
          <Banner
            action={
              <LinkButton variant="secondary" size="md" href={routes.paymentTransactions}>
                Plan and credits
              </LinkButton>
            }
          >
            You have a running plan: {current.name}. A plan you choose here takes its place.
          </Banner>
        )}
        <PlanChoice offer={offer} selected={plan.code} onSelect={setCode} />
        {hosted ? (
          <ReasonLine icon={Lock}>
            You type your card on the payment provider's own page, which opens next.
          </ReasonLine>
        ) : (
          <CardForm card={card} provider={offer.provider} />
        )}
      </Stack>
      <Stack>
        <DueToday
          key={plan.code}
          plan={plan}
          afterTrial={offer.afterTrial}
          busy={subscribe.isPending || checkout.isPending}
          problem={problem}
          onPay={() => void pay().catch(() => undefined)}
        />
        <FailuresNote />
      </Stack>
    </div>
  );
}
