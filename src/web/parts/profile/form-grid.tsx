import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Fields in two columns, in one on phones. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Marks the field by name, so that a mistake in it can take the focus. */
export function FormCell({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-field={name} data-wide={wide || undefined} className={styles.cell}>
      {children}
    </div>
  );
}
