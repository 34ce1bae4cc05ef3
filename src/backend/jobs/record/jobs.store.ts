import { type Selectable, sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { Job } from '#domain/job/job.ts';
import type { JobRow } from './enrich-job.ts';
import { renewLocations } from './job-locations.store.ts';

/** A posting and, if the employer took it down, when. */
export type StoredJob = Job & { closedAt: string | null };

/** Writes rows by system, tenant, and posting id, and returns their ids in order; of two rows for one posting the last counts. */
export async function upsertJobs(db: Db, rows: JobRow[]): Promise<string[]> {
  const byPosting = new Map(rows.map((row) => [nameOf(row), row]));
  const columns = Object.keys(rows[0] ?? {});
  const named = sql.join(columns.map((column) => sql.ref(column)));
  const changed = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const json = JSON.stringify([...byPosting.values()]).replaceAll('\\u0000', '');
  const saved = await sql<{ id: string; ats: string; tenant: string; posting_id: string }>`
    INSERT INTO jobs (id, ${named})
    SELECT gen_random_uuid(), ${named} FROM json_populate_recordset(NULL::jobs, ${json})
    ON CONFLICT (ats, tenant, posting_id) DO UPDATE SET ${changed}
    RETURNING id, ats, tenant, posting_id`.execute(db);
  const ids = new Map(saved.rows.map((row) => [nameOf(row), row.id]));
  await renewLocations(db, [...ids.values()]);
  return rows.map((row) => ids.get(nameOf(row)) ?? '');
}

function nameOf(row: { ats: string; tenant: string; posting_id: string }): string {
  return JSON.stringify([row.ats, row.tenant, row.posting_id]);
}

/** Names of companies with open jobs; `start` is the start of a normalized name. */
export async function findCompanies(db: Db, start: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ company_name: string }>`
    SELECT min(company_name) AS company_name FROM jobs
    WHERE closed_at IS NULL AND company_key LIKE ${`${start.replace(/[%_\\]/g, '')}%`}
    GROUP BY company_key ORDER BY company_key LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.company_name);
}

export async function findJobsById(db: Db, ids: string[]): Promise<StoredJob[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('jobs').selectAll().where('id', 'in', ids).execute();
  return rows.map(toJob);
}

function toJob(row: Selectable<Tables['jobs']>): StoredJob {
  const job = Job.parse({
    id: row.id,
    ats: row.ats,
    tenant: row.tenant,
    postingId: row.posting_id,
    title: row.title,
    company: { companyId: row.company_id, name: row.company_name, logo: row.company_logo },
    jobLocations: row.locations,
    remoteOption: row.remote_option,
    employmentType: row.employment_type,
    pay: row.pay,
    description: row.description,
    skills: row.skills,
    category: row.category,
    applyUrl: row.apply_url,
    jobUrl: row.job_url,
    postedDate: row.posted_at.toISOString(),
    lastVerifiedAt: row.last_verified_at?.toISOString() ?? null,
    eligibleForExpertApply: row.eligible,
    experienceMonths: row.experience_months,
    skillDemands: row.skill_demands,
    occupationId: row.occ_id,
  });
  return { ...job, closedAt: row.closed_at?.toISOString() ?? null };
}
