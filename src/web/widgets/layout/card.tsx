import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** Without padding; the parts inside have their own. */
  flush?: boolean;
  /** `sunken` for quiet notes; the other tones add a colored border. */
  tone?: 'plain' | 'sunken' | 'ok' | 'reported' | 'warn' | 'bad' | 'info';
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
}

export function Card({ children, flush, tone = 'plain', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element
      className={styles.card}
      data-flush={flush || undefined}
      data-tone={tone}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}

/** The header of a flush card, with a line below. */
export function CardHeader({
  title,
  note,
  action,
}: {
  title: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.header}>
      <div>
        {title}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action}
    </div>
  );
}

/** A padded section of a flush card, with a line above. */
export function CardSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}
