import type { ReactNode } from 'react';
import styles from './key-values.module.css';

/** Short facts: the name left, the value right. */
export function KeyValues({ entries }: { entries: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ name, value }) => (
        <div key={name} className={styles.entry}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
