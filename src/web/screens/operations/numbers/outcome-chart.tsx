import type { Overview } from '#contract/operations/operations-console.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import type { OverviewPeriod } from '#domain/operator-role.ts';
import { ChartNumbers } from '#web/parts/chart/chart-numbers.tsx';
import { StackedBar } from '#web/parts/chart/stacked-bar.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import styles from './charts.module.css';

const steps = [1, 2, 5, 10];

/** Round numbers from 0 to at least `most`, about four steps apart. */
export function niceTicks(most: number): number[] {
  const wanted = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, power * (steps.find((one) => one * power >= wanted) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

type Step = Overview['series'][number];

const parts = [
  { key: 'confirmed', words: 'Confirmed' },
  { key: 'failed', words: 'Not sent or refused' },
  { key: 'unconfirmed', words: 'Unconfirmed' },
] as const;

const height = 200;
const slot = 20;
const barWidth = 12;
/** Every how many steps one is named below the chart. */
const named: Record<OverviewPeriod, number> = { '24h': 4, '14d': 2, '90d': 15 };

/** Bars for the eye, the same numbers in a table for everybody. */
export function OutcomeChart({ series, period }: { series: readonly Step[]; period: OverviewPeriod }) {
  const ticks = niceTicks(Math.max(...series.map(sum)));
  const most = ticks.at(-1) ?? 1;
  const name = (at: string) => (period === '24h' ? `${at.slice(11, 13)}:00` : formatShortDate(at, 'UTC'));
  const unit = period === '24h' ? 'hour' : 'day';
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Text as="h2" look="heading">
            {`Outcomes per ${unit}`}
          </Text>
        }
        action={
          <ul className={styles.legend}>
            {parts.map(({ key, words }) => (
              <li key={key} data-part={key}>
                {words}
              </li>
            ))}
          </ul>
        }
      />
      <CardSection>
        <figure className={styles.chart}>
          <div className={styles.plot} aria-hidden="true">
            <ol className={styles.ticks}>
              {ticks.toReversed().map((tick) => (
                <li key={tick}>{tick}</li>
              ))}
            </ol>
            <svg viewBox={`0 0 ${series.length * slot} ${height}`} preserveAspectRatio="none">
              {ticks.map((tick) => (
                <line
                  key={tick}
                  className={styles.grid}
                  x1={0}
                  x2={series.length * slot}
                  y1={height * (1 - tick / most)}
                  y2={height * (1 - tick / most)}
                />
              ))}
              {series.map((step, index) => (
                <StackedBar
                  key={step.at}
                  parts={parts}
                  values={step}
                  x={index * slot + (slot - barWidth) / 2}
                  width={barWidth}
                  bottom={height}
                  unit={height / most}
                />
              ))}
            </svg>
            <ol className={styles.steps}>
              {series.map(({ at }, index) => (
                <li key={at}>{index % named[period] === 0 && <span>{name(at)}</span>}</li>
              ))}
            </ol>
          </div>
          <ChartNumbers
            caption={`How applications ended, by ${unit} (UTC)`}
            head={unit === 'hour' ? 'Hour' : 'Day'}
            parts={parts}
            rows={series.toReversed().map((step) => ({ key: step.at, name: name(step.at), values: step }))}
          />
        </figure>
      </CardSection>
    </Card>
  );
}

function sum(step: Step): number {
  return step.confirmed + step.failed + step.unconfirmed;
}
