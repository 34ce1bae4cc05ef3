import { paymentTexts } from '#web/texts/payment.ts';
import { EmptyState } from '#web/widgets/feedback/empty-state.tsx';

/** A site whose operator takes no payments. */
export function NothingSold() {
  return (
    <EmptyState illustration="list" title={paymentTexts.nothingSoldTitle}>
      {paymentTexts.nothingSold}
    </EmptyState>
  );
}
