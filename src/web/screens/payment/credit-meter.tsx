import type { AnswerOf } from '#contract/basics/call.ts';
import type { getCreditLedger } from '#contract/money/ecommerce.ts';
import { describeUse } from '#domain/credits/ledger.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { creditTexts as texts } from '#web/texts/money/transactions.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './payment.module.css';

type Ledger = AnswerOf<typeof getCreditLedger>;

const mostCells = 20;

/** Credits as cells (used, reserved, left), or as one bar if there are more than twenty. The text beside it says the same. */
export function CreditMeter({ ledger }: { ledger: Ledger }) {
  const { granted, captured, reserved, available } = ledger;
  const kinds = [
    ...Array.from({ length: captured }, () => 'used'),
    ...Array.from({ length: reserved }, () => 'reserved'),
    ...Array.from({ length: available }, () => 'left'),
  ];
  return (
    <Card as="section">
      <div className={styles.due}>
        <div>
          <Text>{texts.title}</Text>
          <Heading>{texts.left(available, granted)}</Heading>
        </div>
        <Text as="span">{describeUse({ used: captured, reserved })}</Text>
      </div>
      {granted > 0 && granted <= mostCells && (
        <div className={styles.meter} aria-hidden="true">
          {kinds.map((kind, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity
            <span key={index} className={styles.cell} data-kind={kind} />
          ))}
        </div>
      )}
      {granted > mostCells && (
        <svg className={styles.bar} aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
          <rect className={styles.left} width="100" height="4" />
          <rect className={styles.reserved} width={((captured + reserved) / granted) * 100} height="4" />
          <rect className={styles.used} width={(captured / granted) * 100} height="4" />
        </svg>
      )}
      <ul className={styles.legend}>
        {(['used', 'reserved', 'left'] as const).map((kind) => (
          <li key={kind}>
            <span className={styles.swatch} data-kind={kind} />
            {texts.legend[kind]}
          </li>
        ))}
      </ul>
    </Card>
  );
}
