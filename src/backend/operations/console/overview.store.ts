import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { ErrorKind, ErrorRow, Overview } from '#contract/operations/operations-console.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';

type Sums = Pick<
  Overview,
  'people' | 'newPeople' | 'sources' | 'openRequests' | 'overdueRequests' | 'openTickets'
>;

export async function countService(db: Db, now: Date): Promise<Sums> {
  const { rows } = await sql<Omit<Sums, 'sources'> & { all: number; troubled: number }>`
    SELECT
      (SELECT count(*)::int FROM users) AS people,
      (SELECT count(*)::int FROM users WHERE created_at > ${now}::timestamptz - interval '7 days') AS "newPeople",
      (SELECT count(*)::int FROM job_sources WHERE enabled AND NOT prospect) AS "all",
      (SELECT count(*)::int FROM job_sources WHERE enabled AND NOT prospect AND failures > 0) AS troubled,
      (SELECT count(*)::int FROM privacy_requests WHERE status = 'open') AS "openRequests",
      (SELECT count(*)::int FROM privacy_requests WHERE status = 'open' AND due_at < ${now}) AS "overdueRequests",
      (SELECT count(*)::int FROM tickets WHERE status = 'open') AS "openTickets"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('No sums came back.');
  const { all, troubled, ...sums } = found;
  return { ...sums, sources: { all, troubled } };
}

const mostDue = 5;

export async function listDueRequests(db: Db): Promise<Overview['dueRequests']> {
  const rows = await db
    .selectFrom('privacy_requests')
    .select(['reference', 'kind', 'due_at'])
    .where('status', '=', 'open')
    .orderBy('due_at')
    .limit(mostDue)
    .execute();
  return rows.map(({ reference, kind, due_at }) => ({ reference, topic: kind, dueAt: due_at.toISOString() }));
}

export async function countStatuses(db: Db): Promise<Overview['applications']> {
  const rows = await db
    .selectFrom('applications')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as ApplicationStatus }));
}

/** Counts the applications that ended since then, by system and code. */
export async function countOutcomes(
  db: Db,
  since: Date,
): Promise<{ ats: string; code: FailureCode | null; count: number }[]> {
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['jobs.ats', 'applications.failure_code as code', sql<number>`count(*)::int`.as('count')])
    .where('applications.status', 'in', ['Success', 'Fail'])
    .where('applications.updated_at', '>', since)
    .groupBy(['jobs.ats', 'applications.failure_code'])
    .orderBy('jobs.ats')
    .orderBy('count', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, code: row.code as FailureCode | null }));
}

const mostErrors = 100;

export async function listErrorRows(
  db: Db,
  { kind, search }: { kind: ErrorKind; search: string },
): Promise<ErrorRow[]> {
  const mistake = sql<boolean>`message ~ ' 4[0-9][0-9]$'`;
  const rows = await db
    .selectFrom('error_logs')
    .select(['id', 'message', 'portal_code', 'request_id', 'created_at'])
    .$if(kind === 'faults', (query) => query.where((e) => e.not(mistake)))
    .$if(kind === 'mistakes', (query) => query.where(mistake))
    .$if(search !== '', (query) =>
      query.where((e) =>
        e.or([sql<boolean>`position(lower(${search}) in lower(message)) > 0`, e('request_id', '=', search)]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(mostErrors)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    message: row.message,
    portalCode: row.portal_code,
    requestId: row.request_id,
    at: row.created_at.toISOString(),
  }));
}
