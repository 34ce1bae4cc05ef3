import { type Kysely, sql } from 'kysely';
import type { Tables } from './db/tables.ts';
import { keepMonthParts } from './month-parts.ts';
import type { Platform } from './platform.ts';

async function removeOld(db: Kysely<Tables>): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from sessions where expires_at < now() or updated_at < now() - interval '14 days'`.execute(
    db,
  );
  await sql`delete from verifications where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from users where claimed_email is not null and created_at < now() - interval '7 days'
    and not exists (select from charges where charges.user_id = users.id)`.execute(db);
  await sql`delete from blobs using data_exports where blobs.id = data_exports.blob_id
    and data_exports.ready_at < now() - interval '7 days'`.execute(db);
  await sql`delete from blobs where expires_at < now()`.execute(db);
  await sql`delete from notices where mailed_at < now() - interval '30 days'`.execute(db);
  await sql`delete from webhook_deliveries where next_try_at is null and created_at < now() - interval '30 days'`.execute(
    db,
  );
  await sql`delete from outbox where created_at < now() - interval '30 days'`.execute(db);
  await sql`delete from host_visits where hour < now() - interval '7 days'`.execute(db);
  await sql`delete from alerted_jobs where at < now() - interval '6 months'`.execute(db);
  // California requires us to keep these for two years (11 CCR § 7101).
  for (const table of ['tickets', 'privacy_requests'])
    await sql`delete from ${sql.table(table)} where status = 'closed' and created_at < now() - interval '2 years'`.execute(
      db,
    );
}

/** Deletes what is no longer needed. Safe to run at any time in any number of processes. */
export async function tidyUp({
  database,
  blobs,
  log,
  now,
}: Pick<Platform, 'database' | 'blobs' | 'log' | 'now'>): Promise<void> {
  await removeOld(database.kysely);
  await keepMonthParts(database.kysely, now());
  const files = await blobs.removeOrphans(database.kysely);
  if (files > 0) log.info({ files }, 'removed files without a row');
}
