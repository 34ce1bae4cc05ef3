import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './db/tables.ts';

export const eventChannel = 'user_events';

export interface UserEvent {
  id: number;
  userId: string;
  type: string;
  data: object;
}

/** The event and its notice exist exactly when the caller's transaction commits. */
export async function publishEvent(
  db: Transaction<Tables>,
  userId: string,
  event: { type: string; data: object },
): Promise<void> {
  const row = await db
    .insertInto('events')
    .values({ user_id: userId, type: event.type, data: JSON.stringify(event.data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${eventChannel}, ${`${userId} ${row.id}`})`.execute(db);
}

export async function listEventsAfter(
  db: Kysely<Tables>,
  userId: string,
  afterId: number,
): Promise<UserEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => ({ id: row.id, userId: row.user_id, type: row.type, data: row.data }));
}
