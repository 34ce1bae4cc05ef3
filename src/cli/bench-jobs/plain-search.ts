import { sql } from 'kysely';
import { findPlace } from '#backend/jobs/places/find-place.ts';
import type { Database } from '#backend/platform/db/open-database.ts';
import type { JobSearch } from '#contract/jobs.ts';

const metersAMile = 1609.344;
const limitMs = 60_000;

/** The search one would write first: a word index over the postings, ts_rank, count(*) and earthdistance. */
export async function buildPlainSearch({ kysely }: Database): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS cube`.execute(kysely);
  await sql`CREATE EXTENSION IF NOT EXISTS earthdistance`.execute(kysely);
  await sql`CREATE TABLE plain_jobs AS
    SELECT id, title, company_name, description, posted_at, remote, pay_max, lat, lon,
      to_tsvector('english', concat_ws(' ', title, company_name, skills, description)) AS words
    FROM jobs WHERE closed_at IS NULL`.execute(kysely);
  await sql`CREATE INDEX ON plain_jobs USING gin (words)`.execute(kysely);
  await sql`CREATE INDEX ON plain_jobs USING gist (ll_to_earth(lat, lon))`.execute(kysely);
  await sql`VACUUM ANALYZE plain_jobs`.execute(kysely);
}

export async function searchPlainly({ kysely }: Database, search: JobSearch): Promise<void> {
  const place = search.location ? findPlace(search.location) : null;
  const query = sql`plainto_tsquery('english', ${search.keywords})`;
  const conditions = [
    sql`words @@ ${query}`,
    ...(search.remote ? [sql`remote`] : []),
    ...(search.pay ? [sql`pay_max >= ${search.pay}`] : []),
    ...(search.days ? [sql`posted_at >= now() - make_interval(days => ${search.days})`] : []),
    ...(place ? [isNear(place)] : []),
  ];
  const where = sql.join(conditions, sql` AND `);
  await kysely.transaction().execute(async (db) => {
    await sql`SET LOCAL statement_timeout = ${sql.lit(limitMs)}`.execute(db);
    await sql`SELECT count(*) FROM plain_jobs WHERE ${where}`.execute(db);
    await sql`SELECT * FROM plain_jobs WHERE ${where}
      ORDER BY ts_rank(words, ${query}) DESC, posted_at DESC LIMIT 20`.execute(db);
  });
}

export function isNear({ latitude, longitude }: { latitude: number; longitude: number }) {
  const centre = sql`ll_to_earth(${latitude}, ${longitude})`;
  const meters = 30 * metersAMile;
  return sql`earth_box(${centre}, ${meters}) @> ll_to_earth(lat, lon)
    AND earth_distance(${centre}, ll_to_earth(lat, lon)) <= ${meters}`;
}
