import { type ReactNode, useEffect, useRef } from 'react';
import type { PrintedLine } from '#domain/document/output/printed-page.ts';
import type { Marked } from './review-context.ts';
import styles from './review-resume.module.css';

interface TextPageProps {
  lines: readonly PrintedLine[];
  marks: readonly Marked[];
  label: string;
  /** Scrolls to the selected value. Off where that would take the person away from the field. */
  follows: boolean;
}

/** A file without fixed pages, as lines of text in their original order. */
export function TextPage({ lines, marks, label, follows }: TextPageProps) {
  const page = useRef<HTMLElement>(null);
  const shown = marks.find((mark) => mark.isSelected);
  const place = shown && `${shown.line} ${shown.start}`;
  useEffect(() => {
    if (follows && place !== undefined)
      page.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [follows, place]);
  return (
    <section ref={page} className={styles.text} aria-label={label}>
      {lines.map(({ text, y }, index) => (
        // Two parts of one row can have the same text.
        <p key={`${y} ${index}`}>
          {markLine(
            text.trim(),
            marks.filter((mark) => mark.line === index),
          )}
        </p>
      ))}
    </section>
  );
}

/** The selected mark takes precedence over marks it overlaps. */
function markLine(text: string, marks: readonly Marked[]): ReactNode[] {
  const chosen: Marked[] = [];
  for (const mark of marks.toReversed())
    if (chosen.every((other) => mark.end <= other.start || mark.start >= other.end)) chosen.push(mark);
  let at = 0;
  const parts: ReactNode[] = [];
  for (const mark of chosen.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, mark.start));
    parts.push(
      <mark key={mark.name} data-name={mark.name} data-selected={mark.isSelected || undefined}>
        {text.slice(mark.start, mark.end)}
      </mark>,
    );
    at = mark.end;
  }
  return [...parts, text.slice(at)];
}
