import type { Db } from '#backend/platform/db/db.ts';
import type { Allocation, Variant } from '#domain/experiment/experiment.ts';

export interface Assignment {
  experimentId: string;
  layer: string;
  variant: number;
}

export async function listAssignments(db: Db, userId: string): Promise<Assignment[]> {
  return db
    .selectFrom('experiment_assignments')
    .select(['experiment_id as experimentId', 'layer', 'variant'])
    .where('user_id', '=', userId)
    .orderBy('layer')
    .execute();
}

/** Returns false if the person already takes part in an experiment of this layer. */
export async function insertAssignment(
  db: Db,
  assignment: { userId: string; experimentId: string; layer: string; variant: Variant; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('experiment_assignments')
    .values({
      user_id: assignment.userId,
      layer: assignment.layer,
      experiment_id: assignment.experimentId,
      variant: assignment.variant,
      assigned_at: assignment.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'layer']).doNothing())
    .returning('layer')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAssignment(db: Db, userId: string, layer: string): Promise<Assignment> {
  return db
    .selectFrom('experiment_assignments')
    .select(['experiment_id as experimentId', 'layer', 'variant'])
    .where('user_id', '=', userId)
    .where('layer', '=', layer)
    .executeTakeFirstOrThrow();
}

export async function listStopped(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('stopped_experiments').select('experiment_id').execute();
  return rows.map(({ experiment_id }) => experiment_id);
}

export async function insertStop(db: Db, experimentId: string, at: Date): Promise<void> {
  await db
    .insertInto('stopped_experiments')
    .values({ experiment_id: experimentId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteStop(db: Db, experimentId: string): Promise<void> {
  await db.deleteFrom('stopped_experiments').where('experiment_id', '=', experimentId).execute();
}

export async function insertSplit(
  db: Db,
  { experimentId, allocation, at }: { experimentId: string; allocation: Allocation; at: Date },
): Promise<void> {
  await db
    .insertInto('experiment_splits')
    .values({ experiment_id: experimentId, allocation: [...allocation], at })
    .execute();
}

/** The latest split of each experiment that has one, by its id. */
export async function listSplits(db: Db): Promise<Map<string, Allocation>> {
  const rows = await db
    .selectFrom('experiment_splits')
    .distinctOn('experiment_id')
    .select(['experiment_id', 'allocation'])
    .orderBy('experiment_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(
    rows.map(({ experiment_id, allocation: [first = 0, second = 0, third = 0] }) => [
      experiment_id,
      [first, second, third],
    ]),
  );
}
