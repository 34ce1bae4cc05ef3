import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { LedgerRow } from '#contract/money/ecommerce.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { changeOf, type LedgerKind } from '#domain/credits/ledger.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { TableCard } from '#web/parts/text/table-card.tsx';
import { ledgerTexts as texts } from '#web/texts/money/transactions.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { writeLedgerCsv } from './ledger-csv.ts';
import styles from './payment.module.css';

const tones: Record<LedgerKind, 'ok' | 'plain' | 'brand'> = {
  grant: 'ok',
  reserve: 'plain',
  capture: 'brand',
  release: 'ok',
  withdraw: 'plain',
};

export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  const routes = useRoutes();
  return (
    <TableCard
      title={texts.title}
      note={texts.note}
      action={
        rows.length > 0 && (
          <Button
            variant="secondary"
            size="md"
            icon={Download}
            onPress={() => saveFile('credits.csv', 'text/csv', writeLedgerCsv(rows))}
          >
            {texts.download}
          </Button>
        )
      }
      empty={texts.none}
      className={`${styles.table} ${styles.ledger}`}
      columns={texts.columns}
      rows={rows.map((row) => (
        <tr key={row.id}>
          <td className={styles.quiet}>{formatDateTime(row.at)}</td>
          <td>
            <Tag tone={tones[row.kind]}>{texts.kinds[row.kind]}</Tag>
          </td>
          <td>
            {row.applicationId ? (
              <Link to={routes.receipt(row.applicationId)}>{row.subject}</Link>
            ) : (
              row.subject
            )}
          </td>
          <td className={styles.number}>{writeChange(changeOf(row))}</td>
          <td className={styles.number}>
            <b>{row.left}</b>
          </td>
        </tr>
      ))}
    />
  );
}

function writeChange(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';
}
