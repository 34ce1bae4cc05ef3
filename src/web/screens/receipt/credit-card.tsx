import { Undo2 } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { formatMoment } from '#domain/application/application-date.ts';
import { useCredits } from '#web/data/money/ecommerce-calls.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { creditTexts as texts } from '#web/texts/applications/receipt.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './receipt.module.css';

/** How this application changed the person's credits. */
export function CreditCard({ credit }: { credit: ProofPack['credit'] }) {
  const routes = useRoutes();
  const { data } = useCredits();
  const entries = [
    { name: texts.reserved, at: credit.reservedAt },
    { name: texts.used, at: credit.capturedAt },
    { name: texts.returned, at: credit.releasedAt },
  ].flatMap(({ name, at }) => (at ? [{ name, value: formatMoment(at) }] : []));
  return (
    <Card as="section">
      <Heading small>{credit.releasedAt ? texts.notUsed : texts.title}</Heading>
      <div className={styles.credit}>
        <KeyValues entries={[...entries, ...(data ? [{ name: texts.left, value: data.credits }] : [])]} />
      </div>
      <Text look="fine">
        <Link href={routes.paymentTransactions}>{texts.ledger}</Link>
      </Text>
      {credit.releasedAt && (
        <ReasonLine icon={Undo2} tone="ok">
          {texts.returnedNote}
        </ReasonLine>
      )}
    </Card>
  );
}
