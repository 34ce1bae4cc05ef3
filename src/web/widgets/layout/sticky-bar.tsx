import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** A short text next to the action. */
  children?: ReactNode;
  action: ReactNode;
  /** Small print below. */
  note?: ReactNode;
  /** There is nothing to do yet; phones hide the bar to leave room for the page. */
  idle?: boolean;
  /** What went wrong, above the rest. */
  notice?: ReactNode;
}

/** The page's main action, always visible at the bottom. */
export function StickyBar({ children, action, note, notice, idle = false }: StickyBarProps) {
  return (
    <div className={styles.bar} data-sticky-bar data-idle={idle || undefined}>
      <div className={styles.inner}>
        {notice && <div className={styles.notice}>{notice}</div>}
        <div className={styles.words}>{children}</div>
        <div className={styles.action}>{action}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  );
}
