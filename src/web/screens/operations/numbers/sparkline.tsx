import styles from './charts.module.css';

const width = 200;
const height = 40;

/** The trend of a figure, hidden from screen readers. A step without a value repeats the previous one. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.reduce<number[]>((all, value) => [...all, value ?? all.at(-1) ?? 0], []);
  const most = Math.max(...known, 1);
  const step = width / Math.max(known.length - 1, 1);
  const line = known
    .map((value, index) => `${index * step},${height - 2 - (value / most) * (height - 6)}`)
    .join(' ');
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${height} ${line} ${width},${height}`} />
      <polyline points={line} />
    </svg>
  );
}
