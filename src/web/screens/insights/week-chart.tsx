import type { Insights } from '#contract/tracker.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import styles from './insights.module.css';

const height = 120;
const slot = 40;
const barWidth = 24;

const series = [
  { key: 'sent', words: 'Sent' },
  { key: 'waiting', words: 'Waiting for you' },
  { key: 'failed', words: 'Not sent' },
] as const;

/** Bars for the eye, the same numbers in a table for everybody. */
export function WeekChart({ weeks }: { weeks: Insights['weeks'] }) {
  const total = (week: Insights['weeks'][number]) => week.sent + week.waiting + week.failed;
  const most = Math.max(1, ...weeks.map(total));
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${weeks.length * slot} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {weeks.map((week, index) => {
          let top = height;
          return series.map(({ key }) => {
            const size = (week[key] / most) * (height - 8);
            top -= size;
            return (
              <rect
                key={`${week.week} ${key}`}
                className={styles.bar}
                data-series={key}
                x={index * slot + (slot - barWidth) / 2}
                y={top}
                width={barWidth}
                height={size}
              />
            );
          });
        })}
      </svg>
      <ol className={styles.weeks} aria-hidden="true">
        {weeks.map((week) => (
          <li key={week.week}>
            <b>{total(week) || ''}</b>
            <span>{formatShortDate(`${week.week}T12:00:00Z`)}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {series.map(({ key, words }) => (
          <li key={key} data-series={key}>
            {words}
          </li>
        ))}
      </ul>
      <details>
        <summary>Show the numbers</summary>
        <div className={styles.scroll}>
          <table className={styles.numbers}>
            <caption>Applications started in each week, by where they stand now</caption>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                {series.map(({ key, words }) => (
                  <th key={key} scope="col">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.week}>
                  <th scope="row">{formatShortDate(`${week.week}T12:00:00Z`)}</th>
                  {series.map(({ key }) => (
                    <td key={key}>{week[key]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
