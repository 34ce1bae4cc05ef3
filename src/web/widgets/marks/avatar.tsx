import styles from './letter-tile.module.css';
import { tileColor } from './tile-color.ts';

/** A person's initials: first and last word of the name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} data-color={tileColor(name)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
