import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  /** The quiet words beside the action. */
  children?: ReactNode;
  action: ReactNode;
  /** Small print below. */
  note?: ReactNode;
  /** There is nothing to do yet: on a phone the room is left to the page. */
  idle?: boolean;
  /** What went wrong, above the rest. */
  notice?: ReactNode;
}

/** The page's main action, always in reach at the bottom. */
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
