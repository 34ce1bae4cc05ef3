import { widgetTexts } from '#web/texts/widgets.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'tile' | 'button' | 'block';
  width?: 'short' | 'medium' | 'long' | 'full';
}

/** A gray placeholder in the shape of the content to come. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />;
}

const rowWidths = ['medium', 'long', 'short', 'medium', 'long'] as const;

/** Placeholders for five rows of a list. */
export function SkeletonRows({ label = widgetTexts.loading }: { label?: string }) {
  return (
    <ul className={styles.rows} aria-busy="true" aria-label={label}>
      {rowWidths.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <li key={row} className={styles.row}>
          <Skeleton shape="tile" />
          <div className={styles.texts}>
            <Skeleton shape="title" width={width} />
            <Skeleton width={width === 'long' ? 'medium' : 'long'} />
          </div>
          <Skeleton shape="button" />
        </li>
      ))}
    </ul>
  );
}
