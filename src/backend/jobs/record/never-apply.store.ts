import type { Db } from '#backend/platform/db/db.ts';

export interface NeverApplyEntry {
  key: string;
  name: string;
  allowed: boolean;
}

export async function listNeverApplyEntries(db: Db, userId: string): Promise<NeverApplyEntry[]> {
  return db
    .selectFrom('never_apply')
    .select(['company_key as key', 'company_name as name', 'allowed'])
    .where('user_id', '=', userId)
    .orderBy('company_name')
    .execute();
}

export async function saveNeverApplyEntry(
  db: Db,
  entry: NeverApplyEntry & { userId: string; at: Date },
): Promise<void> {
  const values = { company_name: entry.name, allowed: entry.allowed, at: entry.at };
  await db
    .insertInto('never_apply')
    .values({ user_id: entry.userId, company_key: entry.key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_key']).doUpdateSet(values))
    .execute();
}

export async function deleteNeverApplyEntry(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('never_apply').where('user_id', '=', userId).where('company_key', '=', key).execute();
}
