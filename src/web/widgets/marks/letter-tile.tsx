import { tileColor } from './avatar.tsx';
import styles from './letter-tile.module.css';

/** The letter for a company without a logo: its first if that is A to Z, otherwise "C". */
export function companyInitial(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : 'C';
}

interface LetterTileProps {
  name: string;
  /** The address of the company's logo. */
  logo?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg';
}

export function LetterTile({ name, logo, size = 'md' }: LetterTileProps) {
  if (logo) return <img className={styles.logo} data-size={size} src={logo} alt="" />;
  return (
    <span className={styles.tile} data-size={size} data-color={tileColor(name)} aria-hidden="true">
      {companyInitial(name)}
    </span>
  );
}
