import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { Problem } from '#domain/problem.ts';

export const quotaBytes = 200 * 1024 * 1024;
/** Images and exports are made by us and do not count. */
const ours = ['image/png', 'application/zip'];

/**
 * Refuses a file that exceeds the person's quota, before any of it is stored. `replaces` are files that it replaces. Two
 * uploads of one person wait for each other here, so that they can't both use the last free space.
 */
export async function requireRoom(
  { db }: Pick<Context, 'db'>,
  { userId, bytes, replaces = [] }: { userId: string; bytes: number; replaces?: readonly string[] },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userId}`}, 0))`.execute(db);
  const { used } = await db
    .selectFrom('blobs')
    .select((e) => e.fn.coalesce(e.fn.sum<string>('size'), sql<string>`'0'`).as('used'))
    .where('user_id', '=', userId)
    .where('content_type', 'not in', ours)
    .$if(replaces.length > 0, (query) => query.where('id', 'not in', [...replaces]))
    .executeTakeFirstOrThrow();
  if (Number(used) + bytes > quotaBytes)
    throw new Problem('storage_full', { uiSafeMessage: documentErrors.storageFull });
}
