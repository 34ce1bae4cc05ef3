import type { ReactNode } from 'react';
import styles from './public-page.module.css';

/** The body of a public page below its head. */
export function PublicPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
