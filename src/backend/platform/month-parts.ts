import { type Kysely, sql } from 'kysely';
import type { Tables } from './db/tables.ts';

/** Tables that are partitioned by month, and how long their rows are kept. */
export const monthlyTables = [
  { name: 'events', at: 'created_at', keep: '7 days' },
  { name: 'error_logs', at: 'created_at', keep: '30 days' },
  { name: 'analytics_events', at: 'at', keep: '13 months' },
] as const;

const monthsAhead = 2;
/** Any constant works; only one process at a time adds and drops partitions. */
const lockKey = 84_024;

/** Adds partitions for the coming months, drops outdated ones, and deletes outdated rows from the others. */
export async function keepMonthParts(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db);
    for (const { name, at, keep } of monthlyTables) {
      for (let ahead = 0; ahead <= monthsAhead; ahead++) {
        const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
        await sql`select add_month_part(${name}, ${at}, ${month.toISOString().slice(0, 10)}::date)`.execute(
          db,
        );
      }
      for (const part of await listOldParts(db, { name, keep, now }))
        await sql`drop table ${sql.id('parts', part)}`.execute(db);
      await sql`delete from ${sql.table(name)}
        where ${sql.ref(at)} < ${now}::timestamptz - ${keep}::interval`.execute(db);
    }
  });
}

async function listOldParts(
  db: Kysely<Tables>,
  { name, keep, now }: { name: string; keep: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select part from (
      select c.relname::text as part, to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' as ends
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'parts' and c.relkind = 'r' and c.relname ~ ${`^${name}_\\d{4}_\\d{2}$`}
    ) parts
    where ends <= (${now}::timestamptz at time zone 'UTC') - ${keep}::interval`.execute(db);
  return rows.map(({ part }) => part);
}
