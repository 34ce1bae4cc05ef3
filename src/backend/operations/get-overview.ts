import type { Context } from '#backend/platform/context.ts';
import type { TaskQueue } from '#backend/platform/task-queue.ts';
import type { Overview } from '#contract/operations-console.ts';
import { countOutcomes, countService, countStatuses } from './overview.store.ts';

export type QueueView = Pick<TaskQueue, 'depths' | 'deadLetters'>;

/** The sums an operator starts the day with. */
export async function getOverview(context: Context, { queue }: { queue: QueueView }): Promise<Overview> {
  const now = context.now();
  const depths = await queue.depths();
  return {
    ...(await countService(context.db, now)),
    applications: await countStatuses(context.db),
    outcomes: groupByAts(await countOutcomes(context.db, now)),
    waiting: depths.reduce((sum, { ready }) => sum + ready, 0),
    deadLetters: (await queue.deadLetters()).length,
  };
}

/** By system and code, for the metrics. */
export async function countRecentOutcomes({ db, now }: Context) {
  return countOutcomes(db, now());
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
