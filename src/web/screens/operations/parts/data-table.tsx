import type { ReactNode } from 'react';
import { TableCard } from '#web/parts/text/table-card.tsx';
import styles from './data-table.module.css';

interface DataTableProps {
  title: string;
  note?: string;
  action?: ReactNode;
  /** Said in place of a table without rows. */
  empty: string;
  columns: readonly string[];
  /** A few rows beside others. */
  compact?: boolean;
  /** The page's own title says what it is. */
  bare?: boolean;
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** Plain values under their columns; on phones each after the name of its column. */
export function DataTable({ columns, rows, compact, ...card }: DataTableProps) {
  return (
    <TableCard
      {...card}
      className={compact ? `${styles.table} ${styles.compact}` : styles.table}
      columns={columns}
      rows={rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, index) => (
            <td key={columns[index]} data-column={columns[index]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    />
  );
}
