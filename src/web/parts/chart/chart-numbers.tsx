import { chartTexts } from '#web/texts/buttons.ts';
import styles from './chart-numbers.module.css';
import type { ChartPart } from './stacked-bar.tsx';

interface ChartNumbersProps<Key extends string> {
  caption: string;
  /** The heading of the first column. */
  head: string;
  parts: readonly ChartPart<Key>[];
  rows: readonly { key: string; name: string; values: Readonly<Record<Key, number>> }[];
}

/** The numbers of a chart as a table, for everyone who can't see the chart. */
export function ChartNumbers<Key extends string>({ caption, head, parts, rows }: ChartNumbersProps<Key>) {
  return (
    <details className={styles.details}>
      <summary>{chartTexts.showNumbers}</summary>
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
