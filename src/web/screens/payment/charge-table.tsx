import type { Charge } from '#contract/money/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { formatMoney } from '#domain/credits/plans.ts';
import { TableCard } from '#web/parts/text/table-card.tsx';
import { chargeTexts as texts } from '#web/texts/money/transactions.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './payment.module.css';
import { ReceiptButton } from './receipt-button.tsx';

const tones = { paid: 'ok', failed: 'bad', refunded: 'plain', disputed: 'bad' } as const;

export function ChargeTable({ charges }: { charges: readonly Charge[] }) {
  return (
    <TableCard
      title={texts.title}
      empty={texts.none}
      className={styles.table}
      columns={texts.columns}
      rows={charges.map((charge) => (
        <tr key={charge.id}>
          <td className={styles.quiet}>{formatApplicationDate(charge.at)}</td>
          <td>{charge.description}</td>
          <td>
            <Tag tone={tones[charge.status]}>{texts.states[charge.status]}</Tag>
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
