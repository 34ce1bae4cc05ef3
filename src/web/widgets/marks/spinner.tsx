import styles from './spinner.module.css';

interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** For screen readers, where no text next to the spinner says what is loading. */
  label?: string;
}

export function Spinner({ size = 'md', label }: SpinnerProps) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={styles.spinner} data-size={size} {...meaning} />;
}
