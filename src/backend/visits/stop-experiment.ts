import type { Context } from '#backend/platform/context.ts';
import { type ExperimentKey, experiments } from '#domain/experiment/experiment.ts';
import { deleteStop, insertStop, listStopped } from './experiments.store.ts';

/** Stops or resumes an experiment. While it is stopped, everyone sees the baseline; participants keep their variant for later. */
export async function stopExperiment(
  context: Context,
  { key, stopped }: { key: ExperimentKey; stopped: boolean },
): Promise<void> {
  const { id } = experiments[key];
  await (stopped ? insertStop(context.db, id, context.now()) : deleteStop(context.db, id));
}

/** Returns the ids of stopped experiments. */
export async function listStoppedExperiments({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return listStopped(db);
}
