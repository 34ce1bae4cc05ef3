import type { Insertable } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { RequestRow } from '#contract/operations/operations-console.ts';

type Status = 'open' | 'closed';
const mostListed = 100;

export async function listPrivacyRequests(db: Db, status: Status): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('status', '=', status)
    .orderBy('due_at')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    ...toRow(row),
    kind: 'privacy',
    topic: row.kind,
    dueAt: row.due_at.toISOString(),
  }));
}

export async function listTickets(db: Db, status: Status): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom('tickets')
    .selectAll()
    .where('status', '=', status)
    .orderBy('created_at')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({ ...toRow(row), kind: 'ticket', topic: row.category, dueAt: null }));
}

function toRow(row: {
  id: string;
  reference: string;
  user_id: string | null;
  email: string;
  message: string;
  status: Status;
  created_at: Date;
}) {
  return {
    id: row.id,
    reference: row.reference,
    userId: row.user_id,
    email: row.email,
    message: row.message,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

const tableOf = { privacy: 'privacy_requests', ticket: 'tickets' } as const;

/** Closes the request and returns whose it was and whether this closed it; null if there isn't one. */
export async function writeClosed(
  db: Db,
  { kind, id }: { kind: RequestRow['kind']; id: string },
): Promise<{ userId: string | null; reference: string; closed: boolean } | null> {
  const found = await db
    .selectFrom(tableOf[kind])
    .select(['user_id', 'reference', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  if (kind === 'ticket')
    await db.updateTable('tickets').set({ status: 'closed' }).where('id', '=', id).execute();
  else await db.updateTable('privacy_requests').set({ status: 'closed' }).where('id', '=', id).execute();
  return { userId: found.user_id, reference: found.reference, closed: found.status === 'open' };
}

export async function insertTicket(db: Db, ticket: Insertable<Tables['tickets']>): Promise<void> {
  await db.insertInto('tickets').values(ticket).execute();
}

export async function insertPrivacyRequest(
  db: Db,
  request: Insertable<Tables['privacy_requests']>,
): Promise<void> {
  await db.insertInto('privacy_requests').values(request).execute();
}

/** The person's latest choice about selling or sharing their information. */
export async function findLastWordOnSelling(db: Db, userId: string): Promise<string | null> {
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
