import type { ReactNode } from 'react';
import { Text } from '#web/parts/text.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/card.tsx';
import styles from './operations.module.css';

interface DataTableProps {
  title: string;
  note?: string;
  action?: ReactNode;
  /** Said in place of a table without rows. */
  empty: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

export function DataTable({ title, note, action, empty, columns, rows }: DataTableProps) {
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Text as="h2" look="heading">
            {title}
          </Text>
        }
        note={note}
        action={action}
      />
      {rows.length === 0 ? (
        <CardSection>
          <Text>{empty}</Text>
        </CardSection>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={columns[index]} data-column={columns[index]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
