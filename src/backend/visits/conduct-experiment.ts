import type { UserContext } from '#backend/platform/context.ts';
import { baseline, findExperiment } from '#domain/experiment/experiment.ts';
import { shareOut } from '#domain/experiment/share-out.ts';
import { Problem } from '#domain/problem.ts';
import {
  type Assignment,
  findAssignment,
  insertAssignment,
  listAssignments,
  listSplits,
  listStopped,
} from './experiments.store.ts';

/**
 * Assigns the person a variant. Someone who already takes part in an experiment of the same layer stays in that one, so
 * that nobody is in two at once and the product looks the same on every device. A stopped experiment returns the
 * baseline. Refuses an unknown experiment.
 */
export async function conductExperiment(
  context: UserContext,
  input: { experimentId: string },
): Promise<Assignment & { isNew: boolean }> {
  const experiment = findExperiment(input.experimentId);
  if (!experiment) throw new Problem('not_found');
  const { id, layer } = experiment;
  if ((await listStopped(context.db)).includes(id))
    return { experimentId: id, layer, variant: baseline, isNew: false };
  const userId = context.user.id;
  const allocation = (await listSplits(context.db)).get(id) ?? experiment.allocation;
  const isNew = await insertAssignment(context.db, {
    userId,
    experimentId: experiment.id,
    layer: experiment.layer,
    variant: shareOut({ id, allocation }, userId),
    at: context.now(),
  });
  return { ...(await findAssignment(context.db, userId, experiment.layer)), isNew };
}

/** Lists the person's experiments that are still running. */
export async function listExperiments(context: UserContext): Promise<Assignment[]> {
  const assignments = await listAssignments(context.db, context.user.id);
  const stopped = await listStopped(context.db);
  return assignments.filter(
    ({ experimentId }) => findExperiment(experimentId) && !stopped.includes(experimentId),
  );
}
