import type { OutcomeSums, Overview } from '#contract/operations/operations-console.ts';
import type { OverviewPeriod } from '#domain/operator-role.ts';
import { figureTexts as texts } from '#web/texts/console/overview-console.ts';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './charts.module.css';
import { Sparkline } from './sparkline.tsx';

const ended = ({ confirmed, failed, unconfirmed }: OutcomeSums) => confirmed + failed + unconfirmed;
const share = (sums: OutcomeSums) => (ended(sums) === 0 ? null : (100 * sums.confirmed) / ended(sums));

interface Figure {
  name: string;
  of: (sums: OutcomeSums) => number | null;
  show: (value: number) => string;
  /** The change since the previous period, in the unit of the figure. */
  compare: (now: number, before: number) => string;
  /** Which direction is better, if any. */
  better?: 'more' | 'less';
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const signed = (value: number, digits = 0) => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? '±0' : `${value > 0 ? '+' : '−'}${text}`;
};

const figures: Figure[] = [
  {
    name: texts.ended,
    of: ended,
    show: whole,
    compare: (now, before) => (before === 0 ? signed(now) : `${signed((100 * (now - before)) / before, 1)}%`),
  },
  {
    name: texts.confirmed,
    of: share,
    show: (value) => `${value.toFixed(1)}%`,
    compare: (now, before) => texts.points(signed(now - before, 1)),
    better: 'more',
  },
  {
    name: texts.byPerson,
    of: ({ byPerson }) => byPerson,
    show: whole,
    compare: (now, before) => signed(now - before),
  },
  {
    name: texts.median,
    of: ({ medianSeconds }) => medianSeconds,
    show: (value) => texts.seconds(whole(value)),
    compare: (now, before) => texts.seconds(signed(now - before)),
    better: 'less',
  },
];

/** Four figures, each with a trend line and the change since the previous period. */
export function FigureCards({
  overview: { series, sums, before },
  period,
}: {
  overview: Overview;
  period: OverviewPeriod;
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, of, show, compare, better }) => {
        const [now, earlier] = [of(sums), of(before)];
        const change = now !== null && earlier !== null ? now - earlier : 0;
        const good = better === 'less' ? change < 0 : change > 0;
        return (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd>
              {now !== null && earlier !== null && (
                <span
                  className={styles.change}
                  data-tone={better && change !== 0 ? (good ? 'ok' : 'warn') : undefined}
                >
                  {compare(now, earlier)}
                  <VisuallyHidden>{texts.comparedWith(period)}</VisuallyHidden>
                </span>
              )}
              <span className={styles.value}>{now === null ? '–' : show(now)}</span>
              <Sparkline values={series.map((one) => of(one))} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
