import type { ReactNode } from 'react';
import styles from './public-page.module.css';

interface PublicHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A quiet line above the title. */
  above?: ReactNode;
  children?: ReactNode;
  /** Limits the width to a column of text. */
  narrow?: boolean;
}

/** The colored top of a public page. */
export function PublicHero({ title, lead, above, children, narrow }: PublicHeroProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.inner} data-narrow={narrow || undefined}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  );
}

/** The body of a public page, below the hero. */
export function PublicPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
