import type { UserContext } from '#backend/platform/context.ts';
import type { AnswerOf, QueryOf } from '#contract/call.ts';
import type { listAppliedJobs as call } from '#contract/jobs.ts';
import { writePlace } from '#domain/job/job.ts';
import { Problem } from '#domain/problem.ts';
import { countAppliedJobs, findAppliedJobs } from './applied-jobs.store.ts';
import { findJobsById } from './jobs.store.ts';

export async function listAppliedJobs(
  context: UserContext,
  query: QueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const userId = context.user.id;
  const after = readToken(query.continuationToken);
  const found = await findAppliedJobs(context.db, { userId, after, limit: query.size + 1 });
  const shown = found.slice(0, query.size);
  const jobs = new Map(
    (
      await findJobsById(
        context.db,
        shown.map(({ jobId }) => jobId),
      )
    ).map((job) => [job.id, job]),
  );
  const last = shown.at(-1);
  return {
    results: shown.flatMap(({ jobId, at }) => {
      const job = jobs.get(jobId);
      if (!job) return [];
      const { title, company, remoteOption } = job;
      return {
        jobId,
        title,
        company: { name: company.name, logo: company.logo },
        jobLocations: job.jobLocations.map(writePlace),
        remoteOptions: [remoteOption],
        appliedAt: at.toISOString(),
      };
    }),
    continuationToken: found.length > shown.length && last ? writeToken(last.position) : null,
    totalRecords: query.TotalCountRequired ? await countAppliedJobs(context.db, userId) : null,
  };
}

/** Opaque to the page: the place in the list after which to go on. */
function writeToken(position: number): string {
  return Buffer.from(String(position)).toString('base64url');
}

function readToken(token: string): number | null {
  if (token === '') return null;
  const text = Buffer.from(token, 'base64url').toString();
  if (!/^\d{1,15}$/.test(text))
    throw new Problem('invalid_request', { fields: { continuationToken: 'Not one of ours' } });
  return Number(text);
}
