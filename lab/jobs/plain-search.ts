import { sql } from 'kysely';
import { findPlace } from '#backend/jobs/places/find-place.ts';
import type { Database } from '#backend/platform/db/open-database.ts';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import type { Filled } from './fill-database.ts';
import { measureEach } from './measure.ts';

const metersAMile = 1609.344;
const limitMs = 20_000;
const queryCanceled = '57014';

/** The obvious way to write search: a word index over the postings, ts_rank, count(*), and earthdistance. */
export async function buildPlainSearch({ kysely }: Database, { written, count }: Filled): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS cube`.execute(kysely);
  await sql`CREATE EXTENSION IF NOT EXISTS earthdistance`.execute(kysely);
  const columns = sql`jobs.id, jobs.seq, jobs.title, jobs.company_name, jobs.description, jobs.posted_at, jobs.remote,
    jobs.pay_max, jobs.lat, jobs.lon`;
  await sql`CREATE TABLE plain_jobs AS
    SELECT ${columns}, to_tsvector('english', concat_ws(' ', title, company_name, skills, description)) AS words
    FROM jobs WHERE seq <= ${written}::bigint`.execute(kysely);
  // Repeated postings have the same words.
  await sql`INSERT INTO plain_jobs
    SELECT ${columns}, first.words
    FROM jobs JOIN plain_jobs AS first ON first.seq = (jobs.seq - 1) % ${written}::bigint + 1
    WHERE jobs.seq > ${written}::bigint AND jobs.seq <= ${count}::bigint`.execute(kysely);
  await sql`CREATE INDEX ON plain_jobs USING gin (words)`.execute(kysely);
  await sql`CREATE INDEX ON plain_jobs USING gist (ll_to_earth(lat, lon))`.execute(kysely);
  await sql`VACUUM ANALYZE plain_jobs`.execute(kysely);
}

type Kysely = Database['kysely'];

/** Runs each item in a transaction. A slow statement is ended, which makes these figures too good. */
export async function measurePlain<Item>(
  database: Database,
  items: readonly Item[],
  work: (db: Kysely, item: Item) => Promise<void>,
) {
  let ended = 0;
  const figures = await measureEach(database, items, (item) =>
    database.kysely
      .transaction()
      .execute(async (db) => {
        await sql`SET LOCAL statement_timeout = ${sql.lit(limitMs)}`.execute(db);
        await work(db, item);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === queryCanceled)) throw error;
        ended += 1;
      }),
  );
  return { ...figures, endedAtLimit: ended, limitMs };
}

export async function searchPlainly(db: Kysely, search: JobSearch): Promise<void> {
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
  await sql`SELECT count(*) FROM plain_jobs WHERE ${where}`.execute(db);
  await sql`SELECT * FROM plain_jobs WHERE ${where}
    ORDER BY ts_rank(words, ${query}) DESC, posted_at DESC LIMIT 20`.execute(db);
}

export function isNear({ latitude, longitude }: { latitude: number; longitude: number }) {
  const center = sql`ll_to_earth(${latitude}, ${longitude})`;
  const meters = 30 * metersAMile;
  return sql`earth_box(${center}, ${meters}) @> ll_to_earth(lat, lon)
    AND earth_distance(${center}, ll_to_earth(lat, lon)) <= ${meters}`;
}
