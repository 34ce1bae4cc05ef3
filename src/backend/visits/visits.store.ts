import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';

/** True when the stage was there before. */
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
    // A row that was only just made has no deleter yet.
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
