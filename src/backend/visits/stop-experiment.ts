import type { Context } from '#backend/platform/context.ts';
import { type ExperimentKey, experiments } from '#domain/experiment/experiment.ts';
import { deleteStop, insertStop, listStopped } from './experiments.store.ts';

/** From now on everybody sees the baseline; who took part keeps their place for when it goes on. */
export async function stopExperiment(
  context: Context,
  { key, stopped }: { key: ExperimentKey; stopped: boolean },
): Promise<void> {
  const { id } = experiments[key];
  await (stopped ? insertStop(context.db, id, context.now()) : deleteStop(context.db, id));
}

/** Their ids. */
export async function listStoppedExperiments({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return listStopped(db);
}
