import type { CSSProperties } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** Percent the bar starts from when it first shows. */
  progressFrom?: number;
  /** Percent it grows to. */
  progressStatus: number;
  thin?: boolean;
}

export function ProgressBar({ label, progressFrom = 0, progressStatus, thin }: ProgressBarProps) {
  const variables = { '--from': `${progressFrom}%`, '--to': `${progressStatus}%` } as CSSProperties;
  return (
    <div
      className={styles.track}
      data-thin={thin || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progressStatus}
    >
      <div className={styles.fill} style={variables} />
    </div>
  );
}
