import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { LedgerRow } from '#contract/ecommerce.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { changeOf, type LedgerKind } from '#domain/credits/ledger.ts';
import { useRoutes } from '#web/data/portal.ts';
import { saveFile } from '#web/parts/save-file.ts';
import { Text } from '#web/parts/text.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/card.tsx';
import { Tag } from '#web/widgets/tag.tsx';
import { writeLedgerCsv } from './ledger-csv.ts';
import styles from './payment.module.css';

export const kindWords: Record<LedgerKind, { word: string; tone: 'ok' | 'plain' | 'brand' }> = {
  grant: { word: 'Granted', tone: 'ok' },
  reserve: { word: 'Reserved', tone: 'plain' },
  capture: { word: 'Used', tone: 'brand' },
  release: { word: 'Returned', tone: 'ok' },
};

export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  const routes = useRoutes();
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Text as="h2" look="heading">
            Credit ledger
          </Text>
        }
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
      />
      {rows.length === 0 ? (
        <CardSection>
          <Text>No credits yet. They come with a plan.</Text>
        </CardSection>
      ) : (
        <table className={styles.table} data-ledger>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Entry</th>
              <th scope="col">Application</th>
              <th scope="col">Change</th>
              <th scope="col">Left</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
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
          </tbody>
        </table>
      )}
    </Card>
  );
}

function writeChange(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';
}
