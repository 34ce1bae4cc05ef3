import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { describePrice, formatMoney } from '#domain/credits/plans.ts';
import { useRetryPayment } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { describeRefusal, dueTexts, retryTexts as texts } from '#web/texts/money/payment.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { CardForm } from './card-form.tsx';
import { FailuresNote } from './failures-note.tsx';
import styles from './payment.module.css';
import { useCardForm } from './use-card-form.ts';

/** Charges the same plan again, with the card on file or another one. */
export function RetryPayment({ offer }: { offer: PlanOffer }) {
  const routes = useRoutes();
  const navigate = useNavigate();
  const retry = useRetryPayment();
  const form = useCardForm();
  const [another, setAnother] = useState(offer.provider === 'test' && offer.card === null);
  const { current, afterTrial } = offer;
  const plan = current && current.plan !== 'TRIAL' ? current.terms : afterTrial;
  const pay = async () => {
    const card = another ? form.read() : undefined;
    if (card === null) return;
    const { status } = await retry.mutateAsync(card ? { card } : {});
    if (status === 'SUCC') await navigate(`${routes.paymentTransactions}?paid=${plan.code}`);
  };
  const refused = retry.data?.status === 'FAIL' ? describeRefusal(retry.data.reason) : null;
  const problem = retry.error?.message ?? refused;
  return (
    <div className={styles.columns}>
      <Stack gap="section">
        <Banner tone="warn" title={texts.title}>
          {texts.words}
        </Banner>
        {offer.provider === 'stripe' && (
          <Text>
            <Link to={routes.paymentIndex}>{texts.chooseAgain}</Link>
          </Text>
        )}
        {offer.provider === 'test' && offer.card && (
          <Checkbox isSelected={another} onChange={setAnother}>
            {texts.anotherCard(offer.card)}
          </Checkbox>
        )}
        {another && <CardForm card={form} provider={offer.provider} />}
      </Stack>
      <Stack>
        <Card as="section" flush>
          <div className={styles.pad}>
            <div className={styles.due}>
              <Heading>{dueTexts.title}</Heading>
              <b className={styles.price}>{formatMoney(plan.priceCents)}</b>
            </div>
            <Text>{texts.terms(plan.name, describePrice(plan))}</Text>
          </div>
          <div className={styles.consent}>
            {problem && <Banner tone="bad">{problem}</Banner>}
            <Button
              size="lg"
              full
              loading={retry.isPending}
              onPress={() => void pay().catch(() => undefined)}
            >
              {texts.pay(formatMoney(plan.priceCents))}
            </Button>
          </div>
        </Card>
        <FailuresNote />
      </Stack>
    </div>
  );
}
