import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

export type PersonalRow = Record<string, unknown>;

function isOwnedBy({ owner }: PersonalTable, userId: string): RawBuilder<boolean> {
  const column = sql.ref(owner.column);
  return 'through' in owner
    ? sql`${column} in (select id from ${sql.table(owner.through)} where user_id = ${userId})`
    : sql`${column} = ${userId}`;
}

/** Returns the person's rows of every table, without the withheld columns. */
export async function readPersonalRows(db: Db, userId: string): Promise<Record<string, PersonalRow[]>> {
  const tables: Record<string, PersonalRow[]> = {};
  for (const table of personalTables) {
    const { rows } = await sql<{ row: PersonalRow }>`
      select to_jsonb(t) - ${sql.val(table.withheld ?? [])}::text[] as row
      from ${sql.table(table.name)} t where ${isOwnedBy(table, userId)}`.execute(db);
    tables[table.name] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Returns null if there is no such account, and its address only if the account has confirmed it. */
export async function findOwnAddress(db: Db, userId: string): Promise<{ confirmed: string | null } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { confirmed: row.email_verified ? row.email : null } : null;
}

export async function listBlobIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('blobs').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Keeps payments and credit totals for accounting, without the person. */
export async function keepSums(db: Db, userId: string): Promise<void> {
  await sql`
    insert into kept_payments (id, plan, description, amount_cents, status, provider, provider_reference, at)
    select id, plan, description, amount_cents, status, provider, provider_reference, at
    from charges where user_id = ${userId}`.execute(db);
  await sql`
    insert into kept_credits (kind, amount, month)
    select kind, sum(amount), date_trunc('month', at) from credit_ledger where user_id = ${userId}
    group by 1, 3`.execute(db);
}

/**
 * Deletes every row of the person; rows that reference the account go with it. Rows that only contain an address are
 * deleted if the account has confirmed that address, because otherwise they may be someone else's.
 */
export async function deletePersonalRows(db: Db, userId: string, address: string | null): Promise<void> {
  await sql`delete from tickets where user_id = ${userId} or email = ${address}`.execute(db);
  await sql`delete from privacy_requests where user_id = ${userId} or email = ${address}`.execute(db);
  await sql`delete from outbox where user_id = ${userId} or to_address = ${address}`.execute(db);
  await sql`delete from verifications where split_part(value, ' ', 1) = ${userId}`.execute(db);
  await sql`delete from rate_limits where bucket like ${`%user ${userId}`}`.execute(db);
  await sql`delete from analytics_events where user_id = ${userId}`.execute(db);
  await deleteQueuedTasks(db, userId);
  const brought = await listBroughtJobs(db, userId);
  await db.deleteFrom('users').where('id', '=', userId).execute();
  await deleteUnusedJobs(db, brought);
}

/** Postings that none of our sources lists: links the person pasted and applications they imported. */
async function listBroughtJobs(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where not listed and (
      id in (select job_id from added_jobs where user_id = ${userId})
      or id in (select job_id from applied_jobs where user_id = ${userId})
      or id in (select job_id from applications where user_id = ${userId}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Their URLs may contain personal data; jobs that someone else uses too stay. */
async function deleteUnusedJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    delete from jobs where id = any(${sql.val(ids)}::uuid[])
      and not exists (select from added_jobs where job_id = jobs.id)
      and not exists (select from applied_jobs where job_id = jobs.id)
      and not exists (select from applications where job_id = jobs.id)`.execute(db);
}

/** Queued tasks refer to people by their own id or by the id of something they own. */
async function deleteQueuedTasks(db: Db, userId: string): Promise<void> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!rows[0]?.there) return;
  await sql`
    delete from pgboss.job where data->>'userId' = ${userId} or singleton_key = ${userId}
      or data->>'applicationId' in (select id::text from applications where user_id = ${userId})
      or data->>'attemptId' in (select id::text from attempts where user_id = ${userId})
      or data->>'documentId' in (select id::text from documents where user_id = ${userId})`.execute(db);
}
