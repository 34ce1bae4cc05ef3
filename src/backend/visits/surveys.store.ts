import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';

export async function insertSurvey(
  db: Context['db'],
  answer: { userId: string; portalCode: string; score: number; comment: string; at: Date },
): Promise<void> {
  const { userId: user_id, portalCode: portal_code, ...rest } = answer;
  await db
    .insertInto('survey_answers')
    .values({ id: randomUUID(), user_id, portal_code, ...rest })
    .execute();
}
