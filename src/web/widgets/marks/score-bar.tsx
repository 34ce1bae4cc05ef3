import type { CSSProperties } from 'react';
import { widgetTexts } from '#web/texts/widgets.ts';
import styles from './score-bar.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One scored part: how much it can count, and how much of that it got (0 to 1). */
export interface ScorePart {
  label: string;
  weight: number;
  share: number;
}

/** A bar with one segment per part, sized by weight; screen readers get the numbers. */
export function ScoreBar({ parts }: { parts: readonly ScorePart[] }) {
  const words = parts.map((part) =>
    widgetTexts.scorePart(part.label, Math.round(part.share * part.weight), part.weight),
  );
  return (
    <div>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      <div className={styles.bar} aria-hidden="true">
        {parts.map((part, index) => (
          <span
            key={part.label}
            className={styles.part}
            data-shade={index + 1}
            style={{ '--weight': part.weight, '--share': `${part.share * 100}%` } as CSSProperties}
          />
        ))}
      </div>
    </div>
  );
}

/** A small square in the color of a sentence's segment (1 to 5). */
export function ScoreSwatch({ shade }: { shade: number }) {
  return <span className={styles.swatch} data-shade={shade} aria-hidden="true" />;
}

/** The match score as a small ring with its text. */
export function MatchRing({ percent }: { percent: number }) {
  const length = 2 * Math.PI * 9;
  return (
    <span className={styles.match}>
      <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <circle cx="12" cy="12" r="9" strokeDasharray={`${(percent / 100) * length} ${length + 4}`} />
      </svg>
      {widgetTexts.match(percent)}
    </span>
  );
}
