import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './page-layout.module.css';

/** Centred content with the page's gutters. */
export function Container({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={styles.container} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  /** Where "Back" leads. */
  back?: string;
  /** In place of "Back", where the person may not expect where it leads. */
  backText?: string;
}

/** The page's one h1, in the product's title step. */
export function PageHeader({ title, intro, action, back, backText = 'Back' }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back && (
        <Link href={back} className={styles.back}>
          <Icon of={ArrowLeft} size="sm" />
          {backText}
        </Link>
      )}
      <div className={styles.headline}>
        <div>
          <h1 className="title">{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
    </div>
  );
}

interface TwoColumnsProps {
  children: ReactNode;
  aside: ReactNode;
  /** On small screens the aside comes below, unless its content introduces the page: all of it, or its first card. */
  asideFirst?: boolean | 'card';
}

/** Main column and a sticky aside beside it; one column below 1024 px. */
export function TwoColumns({ children, aside, asideFirst }: TwoColumnsProps) {
  return (
    <div
      className={styles.columns}
      data-aside-first={asideFirst === 'card' ? 'card' : asideFirst || undefined}
    >
      <div className={styles.stack}>{children}</div>
      <aside className={`${styles.stack} ${styles.aside}`}>{aside}</aside>
    </div>
  );
}

/** Things under each other with the space between cards. */
export function Stack({
  children,
  gap = 'card',
}: {
  children: ReactNode;
  gap?: 'card' | 'form' | 'section';
}) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}

/** Things beside each other that wrap. */
export function Row({ children, spread }: { children: ReactNode; spread?: boolean }) {
  return (
    <div className={styles.row} data-spread={spread || undefined}>
      {children}
    </div>
  );
}
