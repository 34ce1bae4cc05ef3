import type { Selectable } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import { countRows, onPage } from '#backend/platform/db/common-queries.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { QueryOf } from '#contract/basics/call.ts';
import type { ApplicationRow, listAllApplications } from '#contract/operations/operations-console.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';

/** Everyone's applications, most recently changed first. */
export async function listApplicationsOfAll(
  db: Context['db'],
  { status, failureCode, userId, page, size }: QueryOf<typeof listAllApplications>,
): Promise<{ total: number; rows: ApplicationRow[] }> {
  let matching = db.selectFrom('applications').innerJoin('jobs', 'jobs.id', 'applications.job_id');
  if (status) matching = matching.where('applications.status', '=', status);
  if (failureCode) matching = matching.where('applications.failure_code', '=', failureCode);
  if (userId) matching = matching.where('applications.user_id', '=', userId);
  const total = await countRows(matching);
  const rows = await matching
    .select([
      'applications.id',
      'user_id',
      'title',
      'company_name',
      'ats',
      'status',
      'failure_code',
      'updated_at',
      'removed_at',
    ])
    .orderBy('updated_at', 'desc')
    .orderBy('applications.id')
    .$call(onPage({ page, size }))
    .execute();
  return { total, rows: rows.map(toApplicationRow) };
}

type Row = Pick<Selectable<Tables['jobs']>, 'title' | 'company_name' | 'ats'> &
  Pick<
    Selectable<Tables['applications']>,
    'id' | 'user_id' | 'status' | 'failure_code' | 'updated_at' | 'removed_at'
  >;

function toApplicationRow(row: Row): ApplicationRow {
  return {
    applicationId: row.id,
    userId: row.user_id,
    title: row.title,
    company: row.company_name,
    ats: row.ats,
    status: row.status as ApplicationStatus,
    failureCode: row.failure_code as FailureCode | null,
    updatedAt: row.updated_at.toISOString(),
    removed: row.removed_at !== null,
  };
}
