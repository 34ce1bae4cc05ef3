import { useEffect, useRef } from 'react';
import { measureSpot } from '#domain/document/output/locate-value.ts';
import type { PrintedLine } from '#domain/document/output/printed-page.ts';
import type { Marked } from './review-context.ts';
import styles from './review-resume.module.css';

interface PicturePageProps {
  picture: string;
  size: { width: number; height: number };
  lines: readonly PrintedLine[];
  marks: readonly Marked[];
  label: string;
  /** Scrolls to the selected value. Off where that would take the person away from the field. */
  follows: boolean;
  onSelect: (key: string) => void;
}

/** An image of the page, with marks over it in the page's units. */
export function PicturePage({ picture, size, lines, marks, label, follows, onSelect }: PicturePageProps) {
  const selected = useRef<SVGRectElement>(null);
  const shown = marks.find((mark) => mark.isSelected);
  const place = shown && `${shown.line} ${shown.start}`;
  useEffect(() => {
    if (follows && place !== undefined) selected.current?.scrollIntoView({ block: 'nearest' });
  }, [follows, place]);
  return (
    <div className={styles.page}>
      <img src={picture} alt={label} width={size.width} height={size.height} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {marks.map((mark) => {
          const line = lines[mark.line];
          if (!line) return null;
          const { x, right } = measureSpot(line, mark);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: a mouse shortcut; the fields are accessible to everyone
            <rect
              key={`${mark.name} ${mark.line}`}
              ref={mark === shown ? selected : undefined}
              className={styles.spot}
              data-name={mark.name}
              data-selected={mark.isSelected || undefined}
              x={x - 1.5}
              y={line.y - line.size * 0.95}
              width={right - x + 3}
              height={line.size * 1.3}
              rx={2}
              onClick={() => onSelect(mark.name)}
            />
          );
        })}
      </svg>
    </div>
  );
}
