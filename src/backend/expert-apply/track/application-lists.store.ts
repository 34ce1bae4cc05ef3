import { type SelectQueryBuilder, sql } from 'kysely';
import {
  type Application,
  type ListedRow,
  listedColumns,
  type Store,
  toListed,
} from '#backend/expert-apply/record/application.store.ts';
import { countRows, onPage } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { JobCard } from '#contract/applications/job-application.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ApplicationStatus, WaitingReason } from '#domain/application/status.ts';

interface ListQuery {
  userId: string;
  statuses: ApplicationStatus[];
  page: number;
  size: number;
  descending?: boolean;
  /** For failed applications: alternatives of codes and post-archive statuses; null means none. */
  errorCodes?: (string | null)[];
  postArchiveStatuses?: (string | null)[];
}

export async function listApplicationRows(
  store: Store,
  query: ListQuery,
): Promise<{ total: number; rows: ListedRow[] }> {
  const matching = selectMatching(store.db, query);
  const rows = await pageOf(matching, query).select(listedColumns).execute();
  return {
    total: await countMatching(matching, query, rows.length),
    rows: rows.map((row) => toListed(store, row)),
  };
}

/** The same list without the content of the applications. */
export async function listApplicationNames(
  db: Db,
  query: ListQuery,
): Promise<{ total: number; rows: Pick<Application, 'id' | 'jobId' | 'status' | 'createdAt'>[] }> {
  const matching = selectMatching(db, query);
  const rows = await pageOf(matching, query).select(['id', 'job_id', 'status', 'created_at']).execute();
  return {
    total: await countMatching(matching, query, rows.length),
    rows: rows.map(({ id, job_id, status, created_at }) => ({
      id,
      jobId: job_id,
      status: status as ApplicationStatus,
      createdAt: created_at,
    })),
  };
}

type Matching = SelectQueryBuilder<Tables, 'applications', object>;

function selectMatching(db: Db, query: ListQuery): Matching {
  let matching = db
    .selectFrom('applications')
    .where('user_id', '=', query.userId)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`status = ANY(${query.statuses}::text[])`);
  for (const [column, values = []] of [
    ['failure_code', query.errorCodes],
    ['post_archive_status', query.postArchiveStatuses],
  ] as const) {
    if (values.length === 0) continue;
    const given = values.filter((value) => value !== null);
    matching = matching.where((e) =>
      e.or([
        ...(given.length > 0 ? [e(column, 'in', given)] : []),
        ...(values.includes(null) ? [e(column, 'is', null)] : []),
      ]),
    );
  }
  return matching;
}

function pageOf(matching: Matching, { descending, size, page }: ListQuery): Matching {
  return matching
    .orderBy('created_at', descending === false ? 'asc' : 'desc')
    .orderBy('id')
    .$call(onPage({ page, size }));
}

/** If the first page is not full, there is nothing more to count. */
async function countMatching(matching: Matching, { page, size }: ListQuery, found: number): Promise<number> {
  if (page === 1 && found < size) return found;
  return countRows(matching);
}

/** Jobs that the person has an application for. */
export async function findAppliedJobs(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('job_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => row.job_id);
}

/** The person's latest application for each job, for job cards. */
export async function findApplicationsOfJobs(
  db: Db,
  userId: string,
  jobIds: string[],
): Promise<Map<string, NonNullable<JobCard['application']>>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'job_id', 'status', 'failure_code', 'post_archive_status', 'waiting_for'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('job_id', 'in', jobIds)
    .orderBy('created_at')
    .execute();
  return new Map(
    rows.map((row) => [
      row.job_id,
      {
        id: row.id,
        jobApplicationStatus: row.status as ApplicationStatus,
        errorCode: row.failure_code as FailureCode | null,
        postArchiveStatus: row.post_archive_status,
        waitingFor: row.waiting_for as WaitingReason | null,
      },
    ]),
  );
}
