import { Link } from 'react-aria-components/Link';
import { usePortal } from '#web/data/portal.ts';
import styles from './logo.module.css';

export function Logo({ href }: { href: string }) {
  const { name, poweredBy } = usePortal();
  return (
    <Link href={href} className={styles.logo}>
      {poweredBy ? null : <Mark />}
      {name}
      {poweredBy && (
        <span className={styles.powered}>
          <span>POWERED BY</span> <Mark /> <b>{poweredBy}</b>
        </span>
      )}
    </Link>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect width="32" height="32" rx="9.5" className={styles.ground} />
      <path className={styles.line} d="M8 23.5 14.9 9.3a1.2 1.2 0 0 1 2.2 0L24 23.5" />
      <path className={styles.line} d="m12.6 18.6 2.6 2.7 4-4.6" />
    </svg>
  );
}
