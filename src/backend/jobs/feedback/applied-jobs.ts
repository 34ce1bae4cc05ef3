import {
  type AppliedRow,
  countAppliedJobs,
  findAppliedJobs,
  insertAppliedJob,
  type ListPlace,
} from '#backend/jobs/record/applied-jobs.store.ts';
import { findJobsById, type StoredJob } from '#backend/jobs/record/jobs.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { AnswerOf, QueryOf } from '#contract/basics/call.ts';
import type { AppliedJob, listAppliedJobs as call } from '#contract/jobs/jobs.ts';
import { writePlace } from '#domain/job/job.ts';
import { jobErrors } from '#domain/messages/jobs.ts';
import { Problem } from '#domain/problem.ts';

/** Lists the jobs that the person applied to on their own, newest first. */
export async function listAppliedJobs(
  context: UserContext,
  query: QueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const userId = context.user.id;
  const after = readToken(query.continuationToken);
  const found = await findAppliedJobs(context.db, { userId, after, limit: query.size + 1 });
  const shown = found.slice(0, query.size);
  const known = await findJobsById(
    context.db,
    shown.flatMap(({ jobId }) => jobId ?? []),
  );
  const jobs = new Map(known.map((job) => [job.id, job]));
  const last = shown.at(-1);
  const total = query.TotalCountRequired ? await countAppliedJobs(context.db, userId) : null;
  return {
    results: shown.flatMap((row) => presentRow(row, jobs.get(row.jobId ?? ''))),
    continuationToken: found.length > shown.length && last ? writeToken(last) : null,
    totalPages: total === null ? null : Math.ceil(total / query.size),
    totalRecords: total,
  };
}

/** Records that the person applied on their own. Repeating it changes nothing. Refuses an unknown job. */
export async function markApplied(
  context: UserContext,
  { jobId }: { jobId: string },
): Promise<{ jobId: string; appliedAt: string }> {
  const [job] = await findJobsById(context.db, [jobId]);
  if (!job) throw new Problem('not_found');
  const at = await insertAppliedJob(context.db, { userId: context.user.id, jobId, at: context.now() });
  return { jobId, appliedAt: at.toISOString() };
}

function presentRow(row: AppliedRow, job: StoredJob | undefined): AppliedJob[] {
  const common = { id: String(row.position), appliedAt: row.at.toISOString(), status: row.status };
  if (job)
    return [
      {
        ...common,
        jobId: job.id,
        title: job.title,
        company: { name: job.company.name, logo: job.company.logo },
        jobLocations: job.jobLocations.map(writePlace),
        remoteOptions: [job.remoteOption],
        url: job.jobUrl,
      },
    ];
  if (row.title === null || row.company === null) return [];
  const company = { name: row.company, logo: null };
  const nowhere = { jobLocations: [], remoteOptions: [] };
  return [{ ...common, jobId: null, title: row.title, company, ...nowhere, url: row.url || null }];
}

/** Opaque to the page: the position in the list to continue after. */
function writeToken({ at, position }: ListPlace): string {
  return Buffer.from(`${at.getTime()}.${position}`).toString('base64url');
}

function readToken(token: string): ListPlace | null {
  if (token === '') return null;
  const [, at, position] = /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (at === undefined)
    throw new Problem('invalid_request', { fields: { continuationToken: jobErrors.wrongToken } });
  return { at: new Date(Number(at)), position: Number(position) };
}
