import { useSearchParams } from 'react-router';
import { usePlans } from '#web/data/money/ecommerce-calls.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { paymentTexts as texts } from '#web/texts/money/payment.ts';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Container, PageHeader } from '#web/widgets/layout/page-layout.tsx';
import { Checkout } from './checkout.tsx';
import { RetryPayment } from './retry-payment.tsx';

/** `/payment/index`: choosing a plan, or trying a failed charge again (`flow=rtry`). */
export function PaymentScreen() {
  const [search] = useSearchParams();
  const { data: offer, error, refetch } = usePlans();
  const retry = search.get('flow') === 'rtry' && offer?.current?.status === 'failed';
  return (
    <Container>
      <PageHeader title={retry ? texts.retryTitle : texts.title} intro={texts.intro} />
      {error && !offer && (
        <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !offer && <SkeletonRows label={texts.loading} />}
      {offer &&
        (offer.provider === 'none' ? (
          <NothingSold />
        ) : retry ? (
          <RetryPayment offer={offer} />
        ) : (
          <Checkout offer={offer} />
        ))}
    </Container>
  );
}

/** For sites that don't take payments. */
function NothingSold() {
  return (
    <EmptyState illustration="list" title={texts.nothingSoldTitle}>
      {texts.nothingSold}
    </EmptyState>
  );
}
