import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { useOpenCheckout, useSubscribe } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { describeRefusal, paymentTexts as texts } from '#web/texts/money/payment.ts';
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
import { useCardForm } from './use-card-form.ts';

/** Choose a plan, enter a card, see what happens and when, agree, and pay. */
export function Checkout({ offer }: { offer: PlanOffer }) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const subscribe = useSubscribe();
  const checkout = useOpenCheckout();
  const card = useCardForm();
  const [code, setCode] = useState(offer.plans[0]?.code);
  const plan = offer.plans.find((one) => one.code === code);
  if (!plan) return <EmptyState illustration="list">{texts.noPlans}</EmptyState>;

  // Stripe takes the card on its own page.
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
                {texts.planAndCredits}
              </LinkButton>
            }
          >
            {texts.replaces(current.name)}
          </Banner>
        )}
        <PlanChoice offer={offer} selected={plan.code} onSelect={setCode} />
        {hosted ? (
          <ReasonLine icon={Lock}>{texts.hostedCard}</ReasonLine>
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
