import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** Without padding the parts inside bring their own. */
  flush?: boolean;
  /** `sunken` for quiet notes; the state tones draw a coloured border. */
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

/** The head of a flush card, ruled off from what follows. */
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

/** A padded part of a flush card, ruled off from the one before. */
export function CardSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}
