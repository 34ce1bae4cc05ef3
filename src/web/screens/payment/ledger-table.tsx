import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { LedgerRow } from '#contract/money/ecommerce.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { changeOf, type LedgerKind } from '#domain/credits/ledger.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { saveFile } from '#web/parts/files/save-file.ts';
import { TableCard } from '#web/parts/text/table-card.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { writeLedgerCsv } from './ledger-csv.ts';
import styles from './payment.module.css';

export const kindWords: Record<LedgerKind, { word: string; tone: 'ok' | 'plain' | 'brand' }> = {
  grant: { word: 'Granted', tone: 'ok' },
  reserve: { word: 'Reserved', tone: 'plain' },
  capture: { word: 'Used', tone: 'brand' },
  release: { word: 'Returned', tone: 'ok' },
  withdraw: { word: 'Withdrawn', tone: 'plain' },
};

export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  const routes = useRoutes();
  return (
    <TableCard
      title="Credit ledger"
      note="Every credit, from grant to use or return."
      action={
        rows.length > 0 && (
          <Button
            variant="secondary"
            size="md"
            icon={Download}
            onPress={() => saveFile('credits.csv', 'text/csv', writeLedgerCsv(rows))}
          >
            Download CSV
          </Button>
        )
      }
      empty="No credits yet. They come with a plan."
      className={`${styles.table} ${styles.ledger}`}
      columns={['Date', 'Entry', 'Application', 'Change', 'Left']}
      rows={rows.map((row) => (
        <tr key={row.id}>
          <td className={styles.quiet}>{formatDateTime(row.at)}</td>
          <td>
            <Tag tone={kindWords[row.kind].tone}>{kindWords[row.kind].word}</Tag>
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
