import type { CSSProperties } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
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
    <AriaProgressBar
      aria-label={label}
      value={progressStatus}
      className={styles.track}
      data-thin={thin || undefined}
    >
      <div className={styles.fill} style={variables} />
    </AriaProgressBar>
  );
}
