import type { ReactNode } from 'react';
import { Text } from '#web/parts/text.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/card.tsx';
import styles from './payment.module.css';

interface TableCardProps {
  title: string;
  note?: string;
  action?: ReactNode;
  /** Said in place of a table without rows. */
  empty: string;
  kind: 'charges' | 'ledger';
  columns: readonly string[];
  rows: readonly ReactNode[];
}

export function TableCard({ title, note, action, empty, kind, columns, rows }: TableCardProps) {
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Text as="h2" look="heading">
            {title}
          </Text>
        }
        note={note}
        action={rows.length > 0 && action}
      />
      {rows.length === 0 ? (
        <CardSection>
          <Text>{empty}</Text>
        </CardSection>
      ) : (
        <table
          className={styles.table}
          data-charges={kind === 'charges' || undefined}
          data-ledger={kind === 'ledger' || undefined}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      )}
    </Card>
  );
}
