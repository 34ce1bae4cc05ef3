import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Fields in two columns, on phones in one. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

export function FormCell({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide || undefined} className={styles.cell}>
      {children}
    </div>
  );
}
