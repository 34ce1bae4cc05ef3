import { useSearchParams } from 'react-router';
import { useCharges, useCreditLedger, usePlans } from '#web/data/money/ecommerce-calls.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { PlanCard } from '#web/parts/plan-card/plan-card.tsx';
import { transactionTexts as texts } from '#web/texts/money/transactions.ts';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Container, PageHeader, Stack } from '#web/widgets/layout/page-layout.tsx';
import { ChargeTable } from './charge-table.tsx';
import { CreditMeter } from './credit-meter.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { PaidBanner } from './paid-banner.tsx';
import styles from './payment.module.css';

/** `/payment/transactions`: the plan, every credit, and every payment. */
export function TransactionsScreen() {
  const [search, setSearch] = useSearchParams();
  const paid = search.has('paid');
  const plans = usePlans();
  const ledger = useCreditLedger();
  const charges = useCharges();
  const error = plans.error ?? ledger.error ?? charges.error;
  const retry = () => void Promise.all([plans.refetch(), ledger.refetch(), charges.refetch()]);
  return (
    <Container>
      <PageHeader title={texts.title} />
      {plans.data && ledger.data && charges.data ? (
        <Stack>
          {paid && (
            <PaidBanner
              offer={plans.data}
              ledger={ledger.data}
              onWait={retry}
              onClose={() => setSearch({}, { replace: true })}
            />
          )}
          <div className={styles.pair}>
            <PlanCard offer={plans.data} />
            <CreditMeter ledger={ledger.data} />
          </div>
          <LedgerTable rows={ledger.data.rows} />
          <ChargeTable charges={charges.data} />
        </Stack>
      ) : error ? (
        <LoadFailure title={texts.notLoaded} error={error} onRetry={retry} />
      ) : (
        <SkeletonRows label={texts.loading} />
      )}
    </Container>
  );
}
