import styles from './count.module.css';

/** "99+" above 99; nothing unless there is something to count. */
export function countText(value: number | undefined): string | undefined {
  if (value === undefined || !(value > 0)) return undefined;
  return value > 99 ? '99+' : String(value);
}

/** The small round number beside a word. */
export function Count({ value }: { value: number | undefined }) {
  const text = countText(value);
  return text === undefined ? null : <span className={styles.count}>{text}</span>;
}
