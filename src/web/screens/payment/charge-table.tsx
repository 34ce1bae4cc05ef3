import type { Charge } from '#contract/ecommerce.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { formatMoney } from '#domain/credits/plans.ts';
import { usePortal } from '#web/data/portal.ts';
import { useUser } from '#web/data/session.ts';
import { saveFile } from '#web/parts/save-file.ts';
import { TableCard } from '#web/parts/table-card.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Tag } from '#web/widgets/tag.tsx';
import styles from './payment.module.css';

const states = {
  paid: { word: 'Paid', tone: 'ok' },
  failed: { word: 'Failed', tone: 'bad' },
  refunded: { word: 'Refunded', tone: 'plain' },
  disputed: { word: 'Disputed', tone: 'bad' },
} as const;

export function ChargeTable({ charges }: { charges: readonly Charge[] }) {
  const { name: service } = usePortal();
  const person = useUser()?.displayName ?? '';
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
              <Button
                variant="link"
                size="sm"
                aria-label={`Receipt of ${formatApplicationDate(charge.at)}`}
                onPress={() =>
                  saveFile('receipt.txt', 'text/plain', writeReceipt(charge, { service, person }))
                }
              >
                Receipt
              </Button>
            )}
          </td>
        </tr>
      ))}
    />
  );
}

function writeReceipt(charge: Charge, { service, person }: { service: string; person: string }): string {
  return [
    `${service}: receipt ${charge.id}`,
    `Date: ${formatApplicationDate(charge.at)}`,
    `For: ${charge.description}`,
    `Paid by: ${person}`,
    `Amount: ${formatMoney(charge.amountCents)}`,
    '',
  ].join('\n');
}
