import { Check, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Exclamation } from './exclamation.tsx';
import { Icon } from './icon.tsx';
import styles from './thread.module.css';

/** A number is open, a check is done, a sparkle is a draft to read, an exclamation mark is a stop or a warning. */
export type Knot = number | 'check' | 'sparkle' | 'exclamation';

interface ThreadProps {
  children: ReactNode;
  /** For the steps of a proof, which are closer together than questions. */
  compact?: boolean;
}

export function Thread({ children, compact }: ThreadProps) {
  return (
    <ol className={styles.thread} data-compact={compact || undefined}>
      {children}
    </ol>
  );
}

interface ThreadItemProps {
  knot: Knot;
  /** Highlights a question that the person must answer. */
  needed?: boolean;
  id?: string;
  children: ReactNode;
}

export function ThreadItem({ knot, needed, id, children }: ThreadItemProps) {
  return (
    <li className={styles.item} id={id}>
      <span
        className={styles.knot}
        data-kind={typeof knot === 'number' ? 'number' : knot}
        data-needed={needed || undefined}
        aria-hidden="true"
      >
        {renderKnot(knot)}
      </span>
      <div className={styles.body}>{children}</div>
    </li>
  );
}

function renderKnot(knot: Knot) {
  if (knot === 'check') return <Icon of={Check} size="sm" />;
  if (knot === 'sparkle') return <Icon of={Sparkles} size="sm" />;
  if (knot === 'exclamation') return <Exclamation />;
  return knot;
}
