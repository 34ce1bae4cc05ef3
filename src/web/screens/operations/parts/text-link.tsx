import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import styles from './operations.module.css';

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
