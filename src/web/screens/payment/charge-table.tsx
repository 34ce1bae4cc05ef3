import type { Charge } from '#contract/money/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { formatMoney } from '#domain/credits/plans.ts';
import { TableCard } from '#web/parts/text/table-card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './payment.module.css';
import { ReceiptButton } from './receipt-button.tsx';

const states = {
  paid: { word: 'Paid', tone: 'ok' },
  failed: { word: 'Failed', tone: 'bad' },
  refunded: { word: 'Refunded', tone: 'plain' },
  disputed: { word: 'Disputed', tone: 'bad' },
} as const;

export function ChargeTable({ charges }: { charges: readonly Charge[] }) {
  return (
    <TableCard
      title="Payments"
      empty="No payments yet."
      className={styles.table}
      columns={['Date', 'Description', 'Status', 'Amount', 'Receipt']}
      rows={charges.map((charge) => (
        <tr key={charge.id}>
          <td className={styles.quiet}>{formatApplicationDate(charge.at)}</td>
          <td>{charge.description}</td>
          <td>
            <Tag tone={states[charge.status].tone}>{states[charge.status].word}</Tag>
          </td>
          <td className={styles.number}>
            <b>{formatMoney(charge.amountCents)}</b>
          </td>
          <td className={styles.number}>
            {charge.status === 'paid' && (
              <ReceiptButton chargeId={charge.id} of={formatApplicationDate(charge.at)} />
            )}
          </td>
        </tr>
      ))}
    />
  );
}
