import styles from './chart-numbers.module.css';
import type { ChartPart } from './stacked-bar.tsx';

interface ChartNumbersProps<Key extends string> {
  caption: string;
  /** What a row is. */
  head: string;
  parts: readonly ChartPart<Key>[];
  rows: readonly { key: string; name: string; values: Readonly<Record<Key, number>> }[];
}

/** What a chart shows to the eye, as a table for everybody. */
export function ChartNumbers<Key extends string>({ caption, head, parts, rows }: ChartNumbersProps<Key>) {
  return (
    <details className={styles.details}>
      <summary>Show the numbers</summary>
      <div className={styles.scroll}>
        <table className={styles.numbers}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {parts.map(({ key, words }) => (
                <th key={key} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key: row, name, values }) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {parts.map(({ key }) => (
                  <td key={key}>{values[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
