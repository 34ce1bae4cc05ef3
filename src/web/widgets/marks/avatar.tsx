import styles from './letter-tile.module.css';

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

/** One of five colors by name: the sum of its character codes modulo 5 (D-049). */
export function tileColor(name: string): number {
  const text = name.trim().toLowerCase();
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index);
  return sum % 5;
}
