import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { deleteOwn } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { resealRows } from '#backend/platform/reseal-rows.ts';
import { type WebhookDelivery, type WebhookEndpoint, WebhookMessage } from '#contract/programs/webhooks.ts';

type Store = Pick<Context, 'db' | 'encryption'>;
const shownDeliveries = 20;
const aboutSecret = (endpointId: string) => `webhook ${endpointId}`;
export const messageId = (deliveryId: string) => `msg_${deliveryId.replaceAll('-', '')}`;

export async function insertEndpoint(
  { db, encryption }: Store,
  { id, userId, url, secret, at }: { id: string; userId: string; url: string; secret: string; at: Date },
): Promise<void> {
  const { keyId, data } = encryption.seal(secret, aboutSecret(id));
  await db
    .insertInto('webhook_endpoints')
    .values({ id, user_id: userId, url, key_id: keyId, sealed: data, created_at: at })
    .execute();
}

/** Newest first, each with its latest deliveries. */
export async function listEndpoints(db: Db, userId: string): Promise<WebhookEndpoint[]> {
  const endpoints = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'created_at', 'failing_since', 'disabled_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return Promise.all(
    endpoints.map(async ({ created_at, failing_since, disabled_at, ...endpoint }) => ({
      ...endpoint,
      createdAt: created_at.toISOString(),
      failingSince: failing_since?.toISOString() ?? null,
      disabledAt: disabled_at?.toISOString() ?? null,
      deliveries: await listDeliveries(db, endpoint.id),
    })),
  );
}

async function listDeliveries(db: Db, endpointId: string): Promise<WebhookDelivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'payload', 'created_at', 'tries', 'next_try_at', 'delivered_at', 'answer'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shownDeliveries)
    .execute();
  return rows.map((row) => ({
    id: messageId(row.id),
    type: WebhookMessage.parse(row.payload).type,
    createdAt: row.created_at.toISOString(),
    state: row.delivered_at ? 'delivered' : row.next_try_at ? 'waiting' : 'failed',
    tries: row.tries,
    answer: row.answer,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  }));
}

/** Returns false if the person has no such webhook. */
export async function deleteEndpoint(db: Db, userId: string, id: string): Promise<boolean> {
  return deleteOwn(db.deleteFrom('webhook_endpoints'), userId, id);
}

export async function deleteEndpointsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('user_id', '=', userId).execute();
}

export async function enableEndpoint(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: null, failing_since: null })
    .where((e) => e.and({ id, user_id: userId }))
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns null if the person has no such webhook. */
export async function insertDelivery(
  db: Db,
  {
    userId,
    endpointId,
    message,
    at,
  }: { userId: string; endpointId: string; message: WebhookMessage; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO webhook_deliveries (user_id, endpoint_id, payload, created_at, next_try_at)
    SELECT user_id, id, ${JSON.stringify(message)}::jsonb, ${at}::timestamptz, ${at}::timestamptz FROM webhook_endpoints
    WHERE id = ${endpointId} AND user_id = ${userId} RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
}

export interface DueDelivery {
  id: string;
  userId: string;
  endpointId: string;
  url: string;
  secret: string;
  body: string;
  tries: number;
}

/**
 * Reserves the deliveries that are due for a while; if this worker dies, another one sends them with the same id.
 * Webhooks that were turned off are skipped. The database counts microseconds and we count milliseconds, so whatever it
 * wrote in the current millisecond is due, too.
 */
export async function takeDue(
  { db, encryption }: Store,
  { now, most, holdSeconds }: { now: Date; most: number; holdSeconds: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<Omit<DueDelivery, 'secret'> & { keyId: string; sealed: string }>`
    UPDATE webhook_deliveries d
    SET next_try_at = ${now}::timestamptz + make_interval(secs => ${holdSeconds}), tries = d.tries + 1
    FROM webhook_endpoints e
    WHERE e.id = d.endpoint_id AND d.id IN (
      SELECT due.id FROM webhook_deliveries due
      JOIN webhook_endpoints on_ ON on_.id = due.endpoint_id AND on_.disabled_at IS NULL
      WHERE due.next_try_at < ${now}::timestamptz + interval '1 ms' ORDER BY due.next_try_at LIMIT ${most} FOR UPDATE OF due SKIP LOCKED)
    RETURNING d.id, d.user_id AS "userId", e.id AS "endpointId", e.url, d.payload::text AS body, d.tries,
      e.key_id AS "keyId", e.sealed`.execute(db);
  return rows.map(({ keyId, sealed, ...row }) => ({
    ...row,
    secret: encryption.open({ keyId, data: sealed }, aboutSecret(row.endpointId)),
  }));
}

export async function settleDelivery(
  db: Db,
  id: string,
  end: { answer: string; deliveredAt: Date | null; nextTryAt: Date | null },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ answer: end.answer, delivered_at: end.deliveredAt, next_try_at: end.nextTryAt })
    .where('id', '=', id)
    .execute();
}

/** Records a failed delivery and returns when the failures began. */
export async function noteFailing(db: Db, endpointId: string, now: Date): Promise<Date> {
  const row = await db
    .updateTable('webhook_endpoints')
    .set((e) => ({ failing_since: e.fn.coalesce('failing_since', e.val(now)) }))
    .where('id', '=', endpointId)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? now;
}

export async function noteWorking(db: Db, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Turns the webhook off and drops its waiting deliveries. Returns true only the first time, so that one email is sent. */
export async function disableEndpoint(db: Db, endpointId: string, now: Date): Promise<boolean> {
  const off = await db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: now })
    .where('id', '=', endpointId)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await db
    .updateTable('webhook_deliveries')
    .set({ next_try_at: null })
    .where('endpoint_id', '=', endpointId)
    .execute();
  return off !== undefined;
}

export function resealSome({ db, encryption }: Store, most: number): Promise<number> {
  return resealRows(db.selectFrom('webhook_endpoints').select(['id', 'key_id', 'sealed']), {
    encryption,
    most,
    about: (row) => aboutSecret(row.id),
    save: (row, sealed) => db.updateTable('webhook_endpoints').set(sealed).where('id', '=', row.id).execute(),
  });
}
