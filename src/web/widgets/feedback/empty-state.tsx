import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '#web/widgets/marks/illustration.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  illustration: IllustrationName;
  size?: 'standard' | 'wide';
  title?: string;
  children?: ReactNode;
  /** The next step: one button. */
  action?: ReactNode;
}

export function EmptyState({ illustration, size = 'standard', title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration name={illustration} size={size} />
      {title && <h2 className={styles.title}>{title}</h2>}
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
