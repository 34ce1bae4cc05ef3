import { useSearchParams } from 'react-router';
import { usePlans } from '#web/data/money/ecommerce-calls.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { paymentTexts } from '#web/texts/money/payment.ts';
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
      <PageHeader
        title={retry ? 'Try your payment again' : 'Choose your plan'}
        intro="Finding jobs and preparing applications stay free. A plan lets you send them."
      />
      {error && !offer && <LoadFailure what="the plans" error={error} onRetry={() => void refetch()} />}
      {!error && !offer && <SkeletonRows label="Loading the plans" />}
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

/** A site whose operator takes no payments. */
function NothingSold() {
  return (
    <EmptyState illustration="list" title={paymentTexts.nothingSoldTitle}>
      {paymentTexts.nothingSold}
    </EmptyState>
  );
}
