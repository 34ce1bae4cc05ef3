import type { Overview } from '#contract/operations/operations-console.ts';
import { formatShortDate } from '#domain/application/application-date.ts';
import type { OverviewPeriod } from '#domain/operator-role.ts';
import { ChartNumbers } from '#web/parts/chart/chart-numbers.tsx';
import { StackedBar } from '#web/parts/chart/stacked-bar.tsx';
import { Heading } from '#web/parts/text/text.tsx';
import { outcomeTexts as texts } from '#web/texts/console/overview-console.ts';
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
  { key: 'confirmed', words: texts.confirmed },
  { key: 'failed', words: texts.failed },
  { key: 'unconfirmed', words: texts.unconfirmed },
] as const;

const height = 200;
const slot = 20;
const barWidth = 12;
/** How many steps apart the labels below the chart are. */
const named: Record<OverviewPeriod, number> = { '24h': 4, '14d': 2, '90d': 15 };

/** A bar chart, and the same numbers in a table for everyone who can't see it. */
export function OutcomeChart({ series, period }: { series: readonly Step[]; period: OverviewPeriod }) {
  const ticks = niceTicks(Math.max(...series.map(sum)));
  const most = ticks.at(-1) ?? 1;
  const byHour = period === '24h';
  const name = (at: string) => (byHour ? `${at.slice(11, 13)}:00` : formatShortDate(at, 'UTC'));
  return (
    <Card as="section" flush>
      <CardHeader
        title={<Heading>{byHour ? texts.perHour : texts.perDay}</Heading>}
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
            caption={byHour ? texts.captionByHour : texts.captionByDay}
            head={byHour ? texts.hour : texts.day}
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
