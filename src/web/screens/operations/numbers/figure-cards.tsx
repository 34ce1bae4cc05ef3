import type { OutcomeSums, Overview } from '#contract/operations/operations-console.ts';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './charts.module.css';
import { Sparkline } from './sparkline.tsx';

const ended = ({ confirmed, failed, unconfirmed }: OutcomeSums) => confirmed + failed + unconfirmed;
const share = (sums: OutcomeSums) => (ended(sums) === 0 ? null : (100 * sums.confirmed) / ended(sums));

interface Figure {
  name: string;
  of: (sums: OutcomeSums) => number | null;
  show: (value: number) => string;
  /** How it changed, in its own unit. */
  compare: (now: number, before: number) => string;
  /** Which way is better; none for a figure that is neither. */
  better?: 'more' | 'less';
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const signed = (value: number, digits = 0) => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? '±0' : `${value > 0 ? '+' : '−'}${text}`;
};

const figures: Figure[] = [
  {
    name: 'Ended',
    of: ended,
    show: whole,
    compare: (now, before) => (before === 0 ? signed(now) : `${signed((100 * (now - before)) / before, 1)}%`),
  },
  {
    name: 'Confirmed',
    of: share,
    show: (value) => `${value.toFixed(1)}%`,
    compare: (now, before) => `${signed(now - before, 1)} pts`,
    better: 'more',
  },
  {
    name: 'Finished by the person',
    of: ({ byPerson }) => byPerson,
    show: whole,
    compare: (now, before) => signed(now - before),
  },
  {
    name: 'Median time to confirm',
    of: ({ medianSeconds }) => medianSeconds,
    show: (value) => `${whole(value)} s`,
    compare: (now, before) => `${signed(now - before)} s`,
    better: 'less',
  },
];

/** The four figures a day starts with, each with its course and how it was before. */
export function FigureCards({
  overview: { series, sums, before },
  before: words,
}: {
  overview: Overview;
  before: string;
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
                  <VisuallyHidden>{` against ${words}`}</VisuallyHidden>
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
