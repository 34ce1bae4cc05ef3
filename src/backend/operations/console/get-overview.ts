import { hasJobs } from '#backend/jobs/directory/sweep.ts';
import type { Context } from '#backend/platform/context.ts';
import type { TaskQueue } from '#backend/platform/tasks/task-queue.ts';
import type { Overview } from '#contract/operations/operations-console.ts';
import type { OverviewPeriod } from '#domain/operator-role.ts';
import { getOutcomeSeries, periodBefore } from './get-outcome-series.ts';
import { countOutcomes, countService, countStatuses, listDueRequests } from './overview.store.ts';

export type QueueView = Pick<TaskQueue, 'depths' | 'deadLetters'>;

/** Gathers the totals for the console's overview. */
export async function getOverview(
  context: Context,
  { queue, period }: { queue: QueueView; period: OverviewPeriod },
): Promise<Overview> {
  const now = context.now();
  const span = periodBefore(now, period);
  const depths = await queue.depths();
  return {
    ...(await countService(context.db, now)),
    ...(await getOutcomeSeries(context, span)),
    applications: await countStatuses(context.db),
    outcomes: groupByAts(await countOutcomes(context.db, span.from)),
    dueRequests: await listDueRequests(context.db),
    waiting: depths.reduce((sum, { ready }) => sum + ready, 0),
    deadLetters: (await queue.deadLetters()).length,
    hasJobs: await hasJobs(context),
  };
}

const metricDays = 7;

/** Counts outcomes by system and code, for the metrics. */
export async function countRecentOutcomes({ db, now }: Context) {
  return countOutcomes(db, new Date(now().getTime() - metricDays * 86_400_000));
}

function groupByAts(rows: Awaited<ReturnType<typeof countOutcomes>>): Overview['outcomes'] {
  const systems = new Map<string, Overview['outcomes'][number]>();
  for (const { ats, code, count } of rows) {
    const system = systems.get(ats) ?? { ats, sent: 0, failures: [] };
    systems.set(ats, system);
    if (code === null) system.sent += count;
    else system.failures.push({ code, count });
  }
  return [...systems.values()];
}
