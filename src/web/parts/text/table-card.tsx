import type { ReactNode } from 'react';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { Text } from './text.tsx';

interface TableCardProps {
  title: string;
  note?: string;
  action?: ReactNode;
  /** Without its head, where the page's title says the same; it is still named for those who listen. */
  bare?: boolean;
  /** Said in place of a table without rows. */
  empty: string;
  /** How the table of this screen looks. */
  className: string | undefined;
  columns: readonly string[];
  rows: readonly ReactNode[];
}

export function TableCard({ title, bare, empty, className, columns, rows, ...head }: TableCardProps) {
  return (
    <Card as="section" flush>
      {!bare && (
        <CardHeader
          title={
            <Text as="h2" look="heading">
              {title}
            </Text>
          }
          {...head}
        />
      )}
      {rows.length === 0 ? (
        <CardSection>
          <Text>{empty}</Text>
        </CardSection>
      ) : (
        <table aria-label={title} className={className}>
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
