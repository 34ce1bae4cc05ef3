import type { ReactNode } from 'react';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { Heading, Text } from './text.tsx';

interface TableCardProps {
  title: string;
  note?: string;
  action?: ReactNode;
  /** Hides the heading where the page's title says the same; screen readers still get the name. */
  bare?: boolean;
  /** Replaces a table without rows. */
  empty: string;
  /** The screen's own table style. */
  className: string | undefined;
  columns: readonly string[];
  rows: readonly ReactNode[];
}

export function TableCard({ title, bare, empty, className, columns, rows, ...head }: TableCardProps) {
  return (
    <Card as="section" flush>
      {!bare && <CardHeader title={<Heading>{title}</Heading>} {...head} />}
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
