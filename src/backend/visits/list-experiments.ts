import type { UserContext } from '#backend/platform/context.ts';
import { findExperiment } from '#domain/experiment/experiment.ts';
import { type Assignment, listAssignments, listStopped } from './experiments.store.ts';

/** Experiments that still run. */
export async function listExperiments(context: UserContext): Promise<Assignment[]> {
  const assignments = await listAssignments(context.db, context.user.id);
  const stopped = await listStopped(context.db);
  return assignments.filter(
    ({ experimentId }) => findExperiment(experimentId) && !stopped.includes(experimentId),
  );
}
