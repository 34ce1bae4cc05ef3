import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import { remoteCell, unknownCell } from '#domain/job/geo-cell.ts';
import type { ScoredPart } from '#domain/job/match-points.ts';
import { matchWeights } from '#domain/job/match-score.ts';

/** What a person is looking for, as numbers that the index understands. */
export interface LocationSearch {
  /** Points for the title of each occupation. */
  occupations: { id: number; points: number }[];
  titleKeys: number[];
  skillIds: number[];
  /** Circles in degrees around the wanted places; null when any place will do. */
  circles: { latitude: number; longitude: number; degrees: number; narrowing: number }[] | null;
  cells: number[];
  payWish: number | null;
  experienceMonths: number;
  eligible: boolean | null;
  /** The filters that the person has set. */
  narrowed: {
    pay?: number | undefined;
    since?: Date | undefined;
    category?: string | undefined;
    type?: string | undefined;
    /** Only postings since these days that are no reposts. */
    fresh?: { posted: Date; confirmed: Date } | undefined;
    /** Only jobs of these boards. */
    sourceIds?: string[] | undefined;
  };
  /** Hidden by the person, or left out for another reason. */
  excludedIds: string[];
  now: Date;
}

/** One location of an open job, or its remote row, with what its score is made of. */
export interface LocationRow {
  job_id: string;
  cell: number;
  lat: number | null;
  lon: number | null;
  occ_id: number;
  posted_at: Date;
  pay_max: number | null;
  experience_months: number;
  skill_ids: number[];
  title: string;
  company_key: string;
  source_id: string | null;
}

/** The best-scoring rows of open jobs in these occupations within reach. The score leaves out the words of titles, so no text of a job is read. */
export async function findBestLocations(
  db: Db,
  search: LocationSearch,
  limit: number,
): Promise<LocationRow[]> {
  const { rows } = await sql<LocationRow>`
    SELECT location.*, title, company_key, source_id FROM (
      SELECT job_id, cell, lat, lon, occ_id, posted_at, pay_max, experience_months, skill_ids FROM job_locations
      WHERE ${sql.join(listConditions(search), sql` AND `)}
      ORDER BY ${scoreLocation(search)} DESC, posted_at DESC LIMIT ${sql.lit(limit)}
    ) AS location JOIN jobs ON jobs.id = job_id WHERE closed_at IS NULL`.execute(db);
  return rows;
}

function listConditions(search: LocationSearch): RawBuilder<unknown>[] {
  const { occupations, circles, cells, eligible, excludedIds } = search;
  const conditions = [sql`occ_id = ANY(${occupations.map(({ id }) => id)}::int[])`];
  if (circles) {
    const inside = circles.map(
      ({ latitude, longitude, degrees, narrowing }) =>
        sql`(lat - ${latitude}::float8) * (lat - ${latitude}::float8) + (lon - ${longitude}::float8) * (lon - ${longitude}::float8) * ${narrowing ** 2}::float8 <= ${degrees ** 2}::float8`,
    );
    conditions.push(sql`cell = ANY(${cells}::int[])`);
    conditions.push(sql`(${sql.join([sql`cell = ${sql.lit(remoteCell)}`, ...inside], sql` OR `)})`);
  }
  if (eligible !== null) conditions.push(sql`eligible = ${eligible}`);
  const { pay, since, category, type, fresh, sourceIds } = search.narrowed;
  if (sourceIds)
    conditions.push(
      sql`job_id IN (SELECT id FROM jobs WHERE source_id = ANY(${sourceIds}::uuid[]) AND closed_at IS NULL)`,
    );
  if (pay) conditions.push(sql`pay_max >= ${pay}::int`);
  if (since) conditions.push(sql`posted_at >= ${since}::timestamptz`);
  if (fresh)
    conditions.push(
      sql`posted_at >= ${fresh.posted}::timestamptz`,
      sql`is_fresh(job_id, ${fresh.confirmed}::timestamptz)`,
    );
  // Neither column is in the index, so only searches with these filters read the rows of jobs.
  if (category ?? type)
    conditions.push(sql`EXISTS (SELECT FROM jobs AS one WHERE one.id = job_id
      AND (${category ?? null}::text IS NULL OR one.category = ${category ?? null}::text)
      AND (${type ?? null}::text IS NULL OR one.employment_type = ${type ?? null}::text))`);
  if (excludedIds.length > 0) conditions.push(sql`job_id <> ALL(${excludedIds}::uuid[])`);
  return conditions;
}

function scoreLocation({ occupations, titleKeys, skillIds, payWish, experienceMonths, now }: LocationSearch) {
  const ids = occupations.map(({ id }) => id);
  const points = occupations.map((occupation) => occupation.points);
  const of = (part: ScoredPart) => sql.lit(matchWeights[part]);
  const title = sql`CASE WHEN title_key = ANY(${titleKeys}::int[]) THEN ${of('title')}
    ELSE coalesce((${points}::int[])[array_position(${ids}::int[], occ_id)], 0) END`;
  const skills = sql`${of('skills')} * least(1, intarray.icount(skill_ids OPERATOR(intarray.&) ${skillIds}::int[])::float8
    / greatest(1, least(5, cardinality(skill_ids))))`;
  const pay =
    payWish === null
      ? of('pay')
      : sql`${of('pay')} * CASE WHEN pay_max IS NULL THEN 0.5 WHEN pay_max >= ${payWish}::float8 THEN 1
          ELSE greatest(0, 1 - 2 * (${payWish}::float8 - pay_max) / ${payWish}::float8) END`;
  const experience = sql`${of('experience')} * CASE WHEN experience_months <= ${experienceMonths}::int THEN 1
    ELSE ${experienceMonths}::float8 / experience_months END`;
  const age = sql`floor((${now.getTime() / 1000}::float8 - date_part('epoch', posted_at)) / 86400)`;
  const freshness = sql`${of('freshness')} * least(1, greatest(0, (30 - ${age}) / 27))`;
  return sql`${title} + ${skills} + ${pay} + ${experience} + ${freshness}`;
}

/** Rewrites the location rows of these jobs; closed jobs lose theirs. */
export async function renewLocations(db: Db, jobIds: string[]): Promise<void> {
  await sql`DELETE FROM job_locations WHERE job_id = ANY(${jobIds}::uuid[])`.execute(db);
  await addLocations(db, sql`id = ANY(${jobIds}::uuid[])`);
}

export async function addLocations(db: Db, condition: RawBuilder<unknown>): Promise<void> {
  await sql`
    INSERT INTO job_locations (job_id, occ_id, cell, lat, lon, posted_at, title_key, pay_max, experience_months, eligible, skill_ids)
    SELECT id, coalesce(occ_id, 0), location.cell, location.lat, location.lon, posted_at, title_key, pay_max, experience_months, eligible, skill_ids
    FROM jobs, LATERAL (
      SELECT floor((latitude + 90) * 2)::int * 1000 + floor((longitude + 180) * 2)::int AS cell,
        latitude::real AS lat, longitude::real AS lon
      FROM jsonb_to_recordset(locations) AS place (latitude float8, longitude float8)
      WHERE latitude IS NOT NULL AND longitude IS NOT NULL
      UNION ALL SELECT ${sql.lit(remoteCell)}, NULL, NULL WHERE remote
      UNION ALL SELECT ${sql.lit(unknownCell)}, NULL, NULL WHERE geo = '{}'
    ) AS location
    WHERE ${condition} AND closed_at IS NULL AND listed AND title_key IS NOT NULL`.execute(db);
}
