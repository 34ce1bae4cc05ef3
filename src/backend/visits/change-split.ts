import type { Context } from '#backend/platform/context.ts';
import { type Allocation, type ExperimentKey, experiments } from '#domain/experiment/experiment.ts';
import { insertSplit, listSplits } from './experiments.store.ts';

/** Changes how an experiment divides newcomers. People already taking part keep their variant. */
export async function changeSplit(
  context: Context,
  { key, allocation }: { key: ExperimentKey; allocation: Allocation },
): Promise<{ before: Allocation; changed: boolean }> {
  const { id } = experiments[key];
  const before = (await listSplits(context.db)).get(id) ?? experiments[key].allocation;
  const changed = before.some((share, place) => share !== allocation[place]);
  if (changed) await insertSplit(context.db, { experimentId: id, allocation, at: context.now() });
  return { before, changed };
}

/** Returns how each experiment currently divides people. */
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
