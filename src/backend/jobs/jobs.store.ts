import { type Selectable, sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { Job } from '#domain/job/job.ts';

type Db = Context['db'];

/** A posting and, when the employer has taken it down, since when. */
export type StoredJob = Job & { closedAt: string | null };

export async function upsertJob(db: Db, job: Job): Promise<string> {
  const values = {
    ats: job.ats,
    tenant: job.tenant,
    posting_id: job.postingId,
    title: job.title,
    company_id: job.company.companyId,
    company_name: job.company.name,
    company_logo: job.company.logo,
    locations: JSON.stringify(job.jobLocations),
    remote_option: job.remoteOption,
    employment_type: job.employmentType,
    pay: job.pay ? JSON.stringify(job.pay) : null,
    description: job.description,
    skills: JSON.stringify(job.skills),
    category: job.category,
    apply_url: job.applyUrl,
    job_url: job.jobUrl,
    posted_at: new Date(job.postedDate),
    last_verified_at: job.lastVerifiedAt ? new Date(job.lastVerifiedAt) : null,
    closed_at: null,
    eligible: job.eligibleForExpertApply,
  };
  const row = await db
    .insertInto('jobs')
    .values({ id: job.id, ...values })
    .onConflict((conflict) => conflict.columns(['ats', 'tenant', 'posting_id']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findJobsById(db: Db, ids: string[]): Promise<StoredJob[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('jobs').selectAll().where('id', 'in', ids).execute();
  return rows.map(toJob);
}

/** Open jobs the person has not hidden, newest first. */
export async function listOpenJobs(db: Db, userId: string, limit: number): Promise<StoredJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .leftJoin('job_feedback', (join) =>
      join.onRef('job_feedback.job_id', '=', 'jobs.id').on('job_feedback.user_id', '=', userId),
    )
    .selectAll('jobs')
    .where('jobs.closed_at', 'is', null)
    .where((e) => e.or([e('feedback', 'is', null), e('feedback', '=', 'like')]))
    .orderBy('jobs.posted_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toJob);
}

export interface JobFilter {
  words: string[];
  city: string | null;
  state: string | null;
  category: string | null;
  remoteOnly: boolean;
}

/** Open jobs that fit, newest first: every word in title, company or skills; town and state of the same place. */
export async function findOpenJobs(
  db: Db,
  filter: JobFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; jobs: StoredJob[] }> {
  let query = db.selectFrom('jobs').where('closed_at', 'is', null);
  for (const word of filter.words) {
    const like = containing(word);
    query = query.where((e) =>
      e.or([
        e('title', 'ilike', like),
        e('company_name', 'ilike', like),
        sql<boolean>`skills::text ilike ${like}`,
      ]),
    );
  }
  if (filter.city !== null || filter.state !== null) {
    const city = filter.city === null ? sql`true` : sql`place->>'city' ilike ${containing(filter.city)}`;
    const state = filter.state === null ? sql`true` : sql`place->>'state' = ${filter.state}`;
    query = query.where(
      sql<boolean>`exists (select from jsonb_array_elements(locations) place where ${city} and ${state})`,
    );
  }
  if (filter.category !== null) query = query.where('category', '=', filter.category);
  if (filter.remoteOnly) query = query.where('remote_option', 'in', ['Remote', 'Option for remote']);
  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total, jobs: rows.map(toJob) };
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
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
  });
  return { ...job, closedAt: row.closed_at?.toISOString() ?? null };
}
