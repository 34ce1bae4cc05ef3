import { Undo2 } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { formatMoment } from '#domain/application/application-date.ts';
import { useCredits } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './receipt.module.css';

/** What this application did to the person's credits. */
export function CreditCard({ credit }: { credit: ProofPack['credit'] }) {
  const routes = useRoutes();
  const { data } = useCredits();
  const entries = [
    { name: 'Reserved', at: credit.reservedAt },
    { name: 'Used', at: credit.capturedAt },
    { name: 'Returned', at: credit.releasedAt },
  ].flatMap(({ name, at }) => (at ? [{ name, value: formatMoment(at) }] : []));
  return (
    <Card as="section">
      <Text as="h2" look="subheading">
        {credit.releasedAt ? 'No credit used' : 'Credit'}
      </Text>
      <div className={styles.credit}>
        <KeyValues entries={[...entries, ...(data ? [{ name: 'Left now', value: data.credits }] : [])]} />
      </div>
      <Text look="fine">
        <Link href={routes.paymentTransactions}>See your credit ledger</Link>
      </Text>
      {credit.releasedAt && (
        <ReasonLine icon={Undo2} tone="ok">
          The reserved credit was returned to you.
        </ReasonLine>
      )}
    </Card>
  );
}
