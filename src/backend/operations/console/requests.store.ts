import type { Insertable } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

export async function insertTicket(db: Db, ticket: Insertable<Tables['tickets']>): Promise<void> {
  await db.insertInto('tickets').values(ticket).execute();
}

export async function insertPrivacyRequest(
  db: Db,
  request: Insertable<Tables['privacy_requests']>,
): Promise<void> {
  await db.insertInto('privacy_requests').values(request).execute();
}
