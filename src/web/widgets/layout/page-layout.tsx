import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { widgetTexts } from '#web/texts/widgets.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './page-layout.module.css';

/** Centered content with the page's gutters. */
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
  /** The target of "Back". */
  back?: string;
  /** Replaces "Back" where its target may be unexpected. */
  backText?: string;
}

/** The page's only h1. */
export function PageHeader({ title, intro, action, back, backText = widgetTexts.back }: PageHeaderProps) {
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
  /** Small screens put the aside below. This moves it, or its first card, above the main column. */
  asideFirst?: boolean | 'card';
}

/** A main column and a sticky aside; one column below 1024 px. */
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

/** A vertical stack, by default with the gap between cards. */
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

/** A row that wraps. */
export function Row({ children, spread }: { children: ReactNode; spread?: boolean }) {
  return (
    <div className={styles.row} data-spread={spread || undefined}>
      {children}
    </div>
  );
}
