import type { Insights } from '#contract/applications/tracker.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import { ChartNumbers } from '#web/parts/chart/chart-numbers.tsx';
import { StackedBar } from '#web/parts/chart/stacked-bar.tsx';
import { insightsTexts as texts } from '#web/texts/applications/insights.ts';
import styles from './insights.module.css';

const height = 120;
const slot = 40;
const barWidth = 24;

const series = [
  { key: 'sent', words: texts.sent },
  { key: 'waiting', words: texts.waiting },
  { key: 'failed', words: texts.failed },
] as const;

/** A bar chart, with the same numbers in a table for screen readers and everyone else. */
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
        {weeks.map((week, index) => (
          <StackedBar
            key={week.week}
            parts={series}
            values={week}
            x={index * slot + (slot - barWidth) / 2}
            width={barWidth}
            bottom={height}
            unit={(height - 8) / most}
          />
        ))}
      </svg>
      <ol className={styles.weeks} aria-hidden="true">
        {weeks.map((week) => (
          <li key={week.week}>
            <b>{total(week) || ''}</b>
            <span>{nameWeek(week)}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {series.map(({ key, words }) => (
          <li key={key} data-part={key}>
            {words}
          </li>
        ))}
      </ul>
      <ChartNumbers
        caption={texts.chart}
        head={texts.week}
        parts={series}
        rows={weeks.map((week) => ({ key: week.week, name: nameWeek(week), values: week }))}
      />
    </figure>
  );
}

function nameWeek({ week }: Insights['weeks'][number]): string {
  return formatShortDate(`${week}T12:00:00Z`);
}
