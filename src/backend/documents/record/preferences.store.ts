import type { Db } from '#backend/platform/db/db.ts';
import type { UserPreference } from '#domain/document/profile/profile-state.ts';

export async function listPreferences(db: Db, userId: string): Promise<UserPreference[]> {
  return db
    .selectFrom('user_preferences')
    .select(['code', 'value'])
    .where('user_id', '=', userId)
    .orderBy('code')
    .execute();
}

export async function writePreference(
  db: Db,
  userId: string,
  { code, value }: UserPreference,
): Promise<void> {
  await db
    .insertInto('user_preferences')
    .values({ user_id: userId, code, value })
    .onConflict((conflict) => conflict.columns(['user_id', 'code']).doUpdateSet({ value }))
    .execute();
}
