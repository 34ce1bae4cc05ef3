import type { Context } from '#backend/platform/context.ts';
import type { Variant } from '#domain/experiment/experiment.ts';

type Db = Context['db'];

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

/** False when the person already takes part in an experiment of this layer. */
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
