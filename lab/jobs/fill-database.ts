import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fillLocations } from '#backend/jobs/ingest/save-jobs.ts';
import { enrichJob, type JobRow } from '#backend/jobs/record/enrich-job.ts';
import type { Database } from '#backend/platform/db/open-database.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { toPosting } from '#demo/demo-jobs.ts';
import { openSampleJobs } from '#demo/sample-jobs/generate-job.ts';

const seed = 7;
const fileSize = 50_000;

export type MakePosting = (number: number) => ReturnType<typeof toPosting>;

/** The stream the database is filled from; its later numbers are used as new postings. */
export function openPostings(now: Date): MakePosting {
  const makeJob = openSampleJobs({ seed, employers: 2000 });
  return (number) => toPosting(makeJob(number), 'http://127.0.0.1', now);
}

/** Jobs up to `written` are unique; those up to `count` repeat them. */
export interface Filled {
  written: number;
  count: number;
}

/** Fills the job tables as an import would, but with COPY and with indexes built afterward. */
export async function fillDatabase(
  platform: Platform,
  input: {
    folder: string;
    count: number;
    /** Jobs beyond this number repeat the same postings with other ids and dates. */
    mostWritten?: number;
    postings: MakePosting;
    /** The tables that the measurement reads. */
    tables: ('job_search' | 'job_locations')[];
    tell: (step: string) => void;
  },
): Promise<Filled> {
  const { folder, count, mostWritten = 100_000, postings, tables, tell } = input;
  const { kysely } = platform.database;
  const file = join(folder, 'jobs.copy');
  await sql`ALTER TABLE jobs DISABLE TRIGGER USER`.execute(kysely);
  const indexes = await dropIndexes(kysely, ['jobs', ...tables.map((table) => `${table}%`)]);
  const written = Math.min(count, mostWritten);
  for (let from = 0; from < written; from += fileSize) {
    const columns = await writeRows(file, postings, { from, to: Math.min(written, from + fileSize) });
    const named = sql.join(columns.map((column) => sql.ref(column)));
    await sql`COPY jobs (id, ${named}) FROM ${sql.lit(file)}`.execute(kysely);
    tell(`${Math.min(written, from + fileSize)} of ${written} postings written`);
  }
  rmSync(file, { force: true });
  await repeatJobs(kysely, written, count);
  tell(`${count} jobs`);
  if (tables.includes('job_search')) await fillSearch(kysely, written);
  if (tables.includes('job_locations')) await inTransaction(platform, fillLocations);
  tell(`rows of ${tables.join(' and ')}`);
  for (const { definition } of indexes) await sql.raw(definition).execute(kysely);
  await sql`ALTER TABLE jobs ENABLE TRIGGER USER`.execute(kysely);
  await sql`VACUUM ANALYZE`.execute(kysely);
  tell('indexes');
  return { written, count };
}

type Kysely = Database['kysely'];

async function repeatJobs(kysely: Kysely, written: number, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'jobs'
      AND column_name NOT IN ('id', 'seq', 'posting_id', 'posted_at')`.execute(kysely);
  const others = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`INSERT INTO jobs (id, seq, posting_id, posted_at, ${others})
    SELECT gen_random_uuid(), seq + later, posting_id || '-' || later, posted_at - random() * interval '1 day', ${others}
    FROM (SELECT * FROM jobs WHERE seq <= ${written}::bigint) AS first,
      generate_series(${written}::bigint, ${count}::bigint, ${written}::bigint) AS later
    WHERE seq + later <= ${count}::bigint`.execute(kysely);
  await sql`SELECT setval(pg_get_serial_sequence('jobs', 'seq'), ${count})`.execute(kysely);
}

async function dropIndexes(
  kysely: Kysely,
  tables: string[],
): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename LIKE ANY(${tables}::text[]) AND indexname NOT IN (SELECT conname FROM pg_constraint)`.execute(
    kysely,
  );
  for (const { name } of rows) await sql`DROP INDEX ${sql.ref(name)}`.execute(kysely);
  return rows;
}

async function writeRows(
  file: string,
  postings: MakePosting,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const output = createWriteStream(file, { mode: 0o644 });
  let columns: string[] = [];
  for (let number = from; number < to; number += 1) {
    const row = enrichJob(postings(number));
    columns = Object.keys(row);
    const values = Object.entries(row).map(([column, value]) => writeValue(column, value));
    const line = [randomUUID(), ...values].join('\t');
    if (!output.write(`${line}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
  return columns;
}

const arrays: readonly string[] = ['skill_ids', 'geo'] satisfies (keyof JobRow)[];

/** A value in COPY's text format. Objects are JSON, unless the column is an array. */
function writeValue(column: string, value: JobRow[keyof JobRow]): string {
  if (value === null) return '\\N';
  return writeText(column, value).replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);
}

function writeText(column: string, value: NonNullable<JobRow[keyof JobRow]>): string {
  if (typeof value !== 'object') return `${value}`;
  const json = JSON.stringify(value);
  return arrays.includes(column) ? `{${json.slice(1, -1)}}` : json;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Fills the search tables as their trigger would. */
async function fillSearch(kysely: Kysely, written: number): Promise<void> {
  await sql`INSERT INTO job_search
    SELECT found.* FROM jobs, LATERAL make_search_row(jobs) AS found WHERE jobs.seq <= ${written}`.execute(
    kysely,
  );
  // Repeated postings have the same words.
  await sql`INSERT INTO job_search
    SELECT jobs.seq, jobs.id, jobs.posted_at, first.pay_max, first.lat, first.lon, first.geo, first.more_places,
      first.title_words, first.words
    FROM jobs JOIN job_search AS first ON first.seq = (jobs.seq - 1) % ${written}::bigint + 1
    WHERE jobs.seq > ${written}`.execute(kysely);
  await sql`INSERT INTO job_search_sample SELECT * FROM job_search WHERE seq & 15 = 0`.execute(kysely);
}
