import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

/** Returns true if the person had reached the stage before. */
export async function writeStage(
  db: Db,
  stage: { userId: string; stageId: number; portalCode: string; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('user_stages')
    .values({
      user_id: stage.userId,
      stage_id: stage.stageId,
      portal_code: stage.portalCode,
      first_at: stage.at,
      last_at: stage.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'stage_id']).doUpdateSet({ last_at: stage.at }))
    // xmax is 0 for a row that this statement inserted.
    .returning(sql<boolean>`xmax <> 0`.as('existed'))
    .executeTakeFirstOrThrow();
  return row.existed;
}

export async function insertSurvey(
  db: Db,
  answer: { userId: string; portalCode: string; score: number; comment: string; at: Date },
): Promise<void> {
  const { userId: user_id, portalCode: portal_code, ...rest } = answer;
  await db
    .insertInto('survey_answers')
    .values({ id: randomUUID(), user_id, portal_code, ...rest })
    .execute();
}
