import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { QueryOf } from '#contract/basics/call.ts';
import type { ApplicationRow, listAllApplications } from '#contract/operations/operations-console.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';

/** Everybody's applications, the latest change first. */
export async function listApplicationsOfAll(
  db: Context['db'],
  { status, failureCode, userId, page, size }: QueryOf<typeof listAllApplications>,
): Promise<{ total: number; rows: ApplicationRow[] }> {
  let matching = db.selectFrom('applications').innerJoin('jobs', 'jobs.id', 'applications.job_id');
  if (status) matching = matching.where('applications.status', '=', status);
  if (failureCode) matching = matching.where('applications.failure_code', '=', failureCode);
  if (userId) matching = matching.where('applications.user_id', '=', userId);
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
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
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      applicationId: row.id,
      userId: row.user_id,
      title: row.title,
      company: row.company_name,
      ats: row.ats,
      status: row.status as ApplicationStatus,
      failureCode: row.failure_code as FailureCode | null,
      updatedAt: row.updated_at.toISOString(),
      removed: row.removed_at !== null,
    })),
  };
}
