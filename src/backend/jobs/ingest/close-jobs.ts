import { renewSpots } from '#backend/jobs/record/job-spots.store.ts';
import { markClosed } from '#backend/jobs/record/postings.store.ts';
import { jobsClosedTask } from '#backend/jobs/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';

const batchSize = 500;

/** The employers took these postings down: nobody is shown them again, and prepared applications come to an end. */
export async function closeJobs(context: Context, input: { jobIds: string[] }): Promise<string[]> {
  const closed = await markClosed(context.db, input.jobIds, context.now());
  if (closed.length > 0) await renewSpots(context.db, closed);
  for (let at = 0; at < closed.length; at += batchSize)
    await context.tasks.send(context.db, jobsClosedTask, { jobIds: closed.slice(at, at + batchSize) });
  return closed;
}
