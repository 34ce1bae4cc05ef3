import styles from './spinner.module.css';

interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** Says what is going on when no word stands beside the spinner. */
  label?: string;
}

export function Spinner({ size = 'md', label }: SpinnerProps) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={styles.spinner} data-size={size} {...meaning} />;
}
