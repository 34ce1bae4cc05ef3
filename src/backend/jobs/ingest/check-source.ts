import { listOpenOfSource, markVerified } from '#backend/jobs/record/postings.store.ts';
import { claimDue, findSource, type StoredSource, writeCheck } from '#backend/jobs/record/sources.store.ts';
import { checkJobsTask } from '#backend/jobs/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { dayMs } from '#domain/job/freshness.ts';
import { askWithValidators, createPoliteFetch } from './polite-fetch.ts';
import { isOneAnswer, readSource, type SourceReading } from './read-source.ts';
import { closeJobs } from './save-jobs.ts';
import { type ReadingCounts, saveReading } from './save-reading.ts';

const hourMs = 60 * 60 * 1000;
const firstPauseMs = 15 * 60 * 1000;
const mostAtOnce = 100;

export interface SourceCheck {
  /** `empty` is a list that suddenly has nothing; it is believed when it says so again. */
  outcome: SourceReading['outcome'] | 'empty';
  detail: string;
  counts: ReadingCounts | null;
}

type OpenJob = { id: string; postingId: string };

/** Sends everything whose day is over to be looked at again; harmless to call at any time, in any number of workers. */
export async function scheduleChecks(context: Context): Promise<number> {
  const { sourceIds, jobIds } = await claimDue(context.db, context.now(), mostAtOnce);
  for (const sourceId of sourceIds)
    await context.tasks.send(context.db, checkJobsTask, { check: 'source', sourceId }, { key: sourceId });
  for (const jobId of jobIds)
    await context.tasks.send(context.db, checkJobsTask, { check: 'job', jobId }, { key: jobId });
  return sourceIds.length + jobIds.length;
}

/** Reads a source and writes what it says. Nothing is taken for gone because a site could not be read. */
export async function checkSource(
  platform: Platform,
  input: { sourceId: string; signal?: AbortSignal },
): Promise<SourceCheck | null> {
  const start = await inTransaction(platform, async ({ db }) => {
    const source = await findSource(db, input.sourceId);
    return source && { source, open: await listOpenOfSource(db, source.id) };
  });
  if (!start) return null;
  const { source, open } = start;
  const known = new Set(open.map(({ postingId }) => postingId));
  const fetch = createPoliteFetch(platform, input.signal ? { signal: input.signal } : {});
  const remembered = isOneAnswer(source.kind) && known.size > 0 ? source.validators : {};
  const { ask, read } = askWithValidators(fetch, remembered);
  const reading = await readSource(ask, source, known, platform.config.originMap);
  return inTransaction(platform, async (context) => {
    const check = await apply(context, source, { reading, open });
    await writeCheck(context.db, source.id, {
      at: context.now(),
      outcome: check.outcome,
      detail: check.detail,
      ...plan(context.now(), source, check, reading),
      isRead: check.outcome === 'read' || check.outcome === 'unchanged',
      validators: check.outcome === 'read' ? read() : null,
    });
    return check;
  });
}

async function apply(
  context: Context,
  source: StoredSource,
  { reading: told, open }: { reading: SourceReading; open: OpenJob[] },
): Promise<SourceCheck> {
  const now = context.now();
  const checkAt = source.kind === 'feed' ? new Date(now.getTime() + dayMs) : null;
  if (told.outcome === 'read') {
    const { reading } = told;
    const isEmpty = reading.jobs.length + reading.stillOpen.length === 0 && reading.isWhole;
    if (isEmpty && open.length > 0 && source.kind !== 'page' && source.lastOutcome !== 'empty')
      return { outcome: 'empty', detail: `${open.length} jobs were listed before`, counts: null };
    const counts = await saveReading(context, { sourceId: source.id, reading, checkAt });
    return { outcome: 'read', detail: '', counts };
  }
  if (told.outcome === 'unchanged')
    await markVerified(
      context.db,
      open.map(({ id }) => id),
      { at: now, checkAt },
    );
  if (told.outcome === 'gone' && source.lastOutcome === 'gone')
    await closeJobs(context, { jobIds: open.map(({ id }) => id) });
  return { outcome: told.outcome, detail: told.detail, counts: null };
}

/** Tomorrow when it went well, in an hour to hear a surprise again, later and later while it fails. */
function plan(
  now: Date,
  source: StoredSource,
  { outcome }: SourceCheck,
  reading: SourceReading,
): { next: Date; failures: number } {
  if (outcome === 'read' || outcome === 'unchanged')
    return { next: new Date(now.getTime() + dayMs), failures: 0 };
  const failures = source.failures + 1;
  const isSurprise = failures === 1 && (outcome === 'empty' || outcome === 'gone');
  const growing = isSurprise ? hourMs : Math.min(dayMs, firstPauseMs * 2 ** Math.min(failures, 10));
  const asked = 'retryAfterMs' in reading ? (reading.retryAfterMs ?? 0) : 0;
  return { next: new Date(now.getTime() + Math.max(growing, asked)), failures };
}
