import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from './db/tables.ts';

export const eventChannel = 'user_events';

export interface UserEvent {
  id: number;
  type: string;
  data: object;
}

function toEvent({ id, type, data }: Selectable<Tables['events']>): UserEvent {
  return { id, type, data };
}

/** The event and its notification exist only if the caller's transaction commits. */
export async function publishEvent(
  db: Transaction<Tables>,
  userId: string,
  event: { type: string; data: object },
): Promise<void> {
  const { id } = await db
    .insertInto('events')
    .values({ user_id: userId, type: event.type, data: JSON.stringify(event.data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${eventChannel}, ${`${userId} ${id}`})`.execute(db);
}

export async function findEvent(db: Kysely<Tables>, userId: string, id: number): Promise<UserEvent | null> {
  const query = db.selectFrom('events').selectAll().where('user_id', '=', userId).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row ? toEvent(row) : null;
}

export async function findLastEventId(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Lists what a stream missed. Ids are assigned before commit, so a lower id may appear after a higher one. That is why the
 * last minute is sent again; the page drops what it already has.
 */
export async function listEventsAfter(
  db: Kysely<Tables>,
  userId: string,
  afterId: number,
): Promise<UserEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`(id > ${afterId} or (id > ${afterId - 1000} and created_at > now() - interval '1 minute'))`,
    )
    .where('id', '!=', afterId)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(toEvent);
}
