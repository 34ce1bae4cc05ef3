import styles from './count.module.css';

/** "99+" above 99; undefined for zero. */
export function countText(value: number | undefined): string | undefined {
  if (value === undefined || !(value > 0)) return undefined;
  return value > 99 ? '99+' : String(value);
}

/** A small round badge with a number. */
export function Count({ value }: { value: number | undefined }) {
  const text = countText(value);
  return text === undefined ? null : <span className={styles.count}>{text}</span>;
}
