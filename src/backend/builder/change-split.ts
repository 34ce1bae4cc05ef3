import type { Context } from '#backend/platform/context.ts';
import { type Allocation, type ExperimentKey, experiments } from '#domain/experiment/experiment.ts';
import { insertSplit, listSplits } from './experiments.store.ts';

/** Shares newcomers out differently from now on; who takes part keeps their variant. False when it is so already. */
export async function changeSplit(
  context: Context,
  { key, allocation }: { key: ExperimentKey; allocation: Allocation },
): Promise<boolean> {
  const { id } = experiments[key];
  const present = (await listSplits(context.db)).get(id) ?? experiments[key].allocation;
  if (present.every((share, place) => share === allocation[place])) return false;
  await insertSplit(context.db, { experimentId: id, allocation, at: context.now() });
  return true;
}

/** How each experiment shares people out now. */
export async function readAllocations({
  db,
}: Pick<Context, 'db'>): Promise<Record<ExperimentKey, Allocation>> {
  const splits = await listSplits(db);
  const entries = Object.entries(experiments).map(([key, { id, allocation }]) => [
    key,
    splits.get(id) ?? allocation,
  ]);
  return Object.fromEntries(entries) as Record<ExperimentKey, Allocation>;
}
