import type { Context } from '#backend/platform/context.ts';

/** The newest word of a person about selling or sharing their information. */
export async function findLastWordOnSelling(db: Context['db'], userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('privacy_requests')
    .select('kind')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['doNotSell', 'withdraw'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kind ?? null;
}
