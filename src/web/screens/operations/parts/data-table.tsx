import type { ReactNode } from 'react';
import { TableCard } from '#web/parts/text/table-card.tsx';
import styles from './data-table.module.css';

interface DataTableProps {
  title: string;
  note?: string;
  action?: ReactNode;
  /** Shown instead of a table without rows. */
  empty: string;
  columns: readonly string[];
  /** For a small table beside others. */
  compact?: boolean;
  /** Hides the title, because the page has the same one. */
  bare?: boolean;
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** A table of values. On phones, each value follows the name of its column. */
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
