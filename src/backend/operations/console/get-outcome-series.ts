import type { Context } from '#backend/platform/context.ts';
import type { OutcomeSums, Overview } from '#contract/operations/operations-console.ts';
import type { OverviewPeriod } from '#domain/operator-role.ts';
import { countEnded, findMedian, listMedians, type Unit } from './outcome-series.store.ts';

const hourMs = 3_600_000;
const lengths: Record<OverviewPeriod, { unit: Unit; count: number }> = {
  '24h': { unit: 'hour', count: 24 },
  '14d': { unit: 'day', count: 14 },
  '90d': { unit: 'day', count: 90 },
};

export interface Period {
  unit: Unit;
  /** The first hour or day, and the end of the last one, which is still running. */
  from: Date;
  to: Date;
  stepMs: number;
}

export function periodBefore(now: Date, period: OverviewPeriod): Period {
  const { unit, count } = lengths[period];
  const stepMs = unit === 'hour' ? hourMs : 24 * hourMs;
  const to = (Math.floor(now.getTime() / stepMs) + 1) * stepMs;
  return { unit, stepMs, from: new Date(to - count * stepMs), to: new Date(to) };
}

/** Counts outcomes for each hour or day of the period, and in total for the period and the one before it. */
export async function getOutcomeSeries(
  { db }: Context,
  { from, to, unit, stepMs }: Period,
): Promise<Pick<Overview, 'series' | 'sums' | 'before'>> {
  const earlier = new Date(2 * from.getTime() - to.getTime());
  const ended = await countEnded(db, { from: earlier, to, unit });
  const medians = await listMedians(db, { from, to, unit });
  const starts = Array.from(
    { length: (to.getTime() - from.getTime()) / stepMs },
    (_, index) => from.getTime() + index * stepMs,
  );
  return {
    series: starts.map((start) => ({
      ...sumUp(ended.filter(({ at }) => at.getTime() === start)),
      at: new Date(start).toISOString(),
      medianSeconds: medians.find(({ at }) => at.getTime() === start)?.seconds ?? null,
    })),
    sums: {
      ...sumUp(ended.filter(({ at }) => at >= from)),
      medianSeconds: await findMedian(db, { from, to }),
    },
    before: {
      ...sumUp(ended.filter(({ at }) => at < from)),
      medianSeconds: await findMedian(db, { from: earlier, to: from }),
    },
  };
}

type Counts = Omit<OutcomeSums, 'medianSeconds'>;

function sumUp(rows: readonly Counts[]): Counts {
  const sum = (of: (row: Counts) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    confirmed: sum(({ confirmed }) => confirmed),
    failed: sum(({ failed }) => failed),
    unconfirmed: sum(({ unconfirmed }) => unconfirmed),
    byPerson: sum(({ byPerson }) => byPerson),
  };
}
