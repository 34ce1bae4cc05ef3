import { hasOpenJobs, listOpenOfSource } from '#backend/jobs/record/postings.store.ts';
import { claimDue, findSource, type StoredSource, writeCheck } from '#backend/jobs/record/sources.store.ts';
import { findWanted, insertProspects } from '#backend/jobs/record/sweep.store.ts';
import { checkJobsTask } from '#backend/jobs/record/task-definitions.ts';
import { beginWatches } from '#backend/jobs/record/watches.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { dayMs } from '#domain/job/freshness.ts';
import { sourceTroubles } from '#domain/messages/jobs.ts';
import { planVisit } from './plan-visit.ts';
import { askWithValidators, createPoliteFetch } from './polite-fetch.ts';
import { isOneAnswer, readSource, type SourceReading } from './read-source.ts';
import { closeJobs, confirmJobs } from './save-jobs.ts';
import { type ReadingCounts, type SavedReading, saveReading } from './save-reading.ts';

const mostAtOnce = 100;
/** Boards of a host come before hosts that were not visited yet. */
const firstInLine = new Date(0);
/** Skipped postings are read again after this time, because they may have changed. */
const passedOverMs = 7 * dayMs;

export interface SourceCheck {
  /** `empty` is a list that suddenly has nothing; we believe it the second time. */
  outcome: SourceReading['outcome'] | 'empty';
  detail: string;
  counts: ReadingCounts | null;
}

type OpenJob = { id: string; postingId: string };

/** Enqueues a check for everything that is due and returns how many. Safe to call at any time from any worker. */
export async function scheduleChecks(context: Context): Promise<number> {
  const { sourceIds, jobIds } = await claimDue(context.db, context.now(), mostAtOnce);
  for (const sourceId of sourceIds)
    await context.tasks.send(context.db, checkJobsTask, { check: 'source', sourceId }, { key: sourceId });
  for (const jobId of jobIds)
    await context.tasks.send(context.db, checkJobsTask, { check: 'job', jobId }, { key: jobId });
  return sourceIds.length + jobIds.length;
}

/** Reads a source and stores its postings. A job is never closed just because its site could not be read. */
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
  const passedOver = recallPassedOver(source, platform.now());
  const known = new Set([...open.map(({ postingId }) => postingId), ...passedOver.ids]);
  const fetch = createPoliteFetch(platform, input.signal ? { signal: input.signal } : {});
  const remembered = isOneAnswer(source.kind) && open.length > 0 ? source.validators : {};
  const { ask, read } = askWithValidators(fetch, remembered);
  const reading = await readSource(ask, source, known, platform.config.originMap);
  return inTransaction(platform, async (context) => {
    const current = await findSource(context.db, source.id);
    if (!current || current.hidden) return null;
    const { check, saved } = await apply(context, source, { reading, open });
    const isRead = check.outcome === 'read' || check.outcome === 'unchanged';
    const isPartOfSweep = source.fromDirectory && !current.watched;
    const prospect = isPartOfSweep && !(await hasOpenJobs(context.db, source.id));
    const left = reading.outcome === 'read' ? (reading.reading.left ?? 0) : 0;
    if (isRead && left === 0 && current.watched === source.watched)
      await beginWatches(context.db, source.id, context.now());
    await writeCheck(context.db, source.id, {
      at: context.now(),
      outcome: check.outcome,
      detail: check.detail,
      ...planVisit(context.now(), {
        outcome: check.outcome,
        failures: source.failures,
        retryAfterMs: 'retryAfterMs' in reading ? (reading.retryAfterMs ?? 0) : 0,
        left,
        isProspect: prospect,
      }),
      isRead,
      validators: check.outcome === 'read' ? read() : null,
      prospect,
      passedOver: saved && { ids: [...passedOver.ids, ...saved.passedOver], since: passedOver.since },
    });
    return check;
  });
}

/** Remembers skipped postings only where each posting costs a request. */
function recallPassedOver(source: StoredSource, now: Date): { ids: string[]; since: Date } {
  const { passedOverSince: since, passedOver: ids } = source;
  const isFresh = since !== null && now.getTime() - since.getTime() < passedOverMs;
  return isFresh && !isOneAnswer(source.kind) ? { ids, since } : { ids: [], since: now };
}

async function apply(
  context: Context,
  source: StoredSource,
  { reading: told, open }: { reading: SourceReading; open: OpenJob[] },
): Promise<{ check: SourceCheck; saved: SavedReading | null }> {
  const now = context.now();
  const checkAt = source.kind === 'feed' ? new Date(now.getTime() + dayMs) : null;
  if (told.outcome === 'read') {
    const { reading } = told;
    const boards = reading.boards?.map((name) => ({ kind: source.kind, name })) ?? [];
    if (source.fromDirectory && boards.length > 0) await insertProspects(context.db, boards, firstInLine);
    const isEmpty = reading.jobs.length + reading.stillOpen.length === 0 && reading.isWhole;
    if (isEmpty && open.length > 0 && source.kind !== 'page' && source.lastOutcome !== 'empty')
      return withoutCounts('empty', sourceTroubles.suddenlyEmpty(open.length));
    const wanted = source.fromDirectory && !source.watched ? await findWanted(context.db) : null;
    const saved = await saveReading(context, { sourceId: source.id, reading, checkAt, wanted });
    return { check: { outcome: 'read', detail: '', counts: saved.counts }, saved };
  }
  if (told.outcome === 'unchanged') await confirmJobs(context, { jobIds: open.map(({ id }) => id), checkAt });
  if (told.outcome === 'gone' && source.lastOutcome === 'gone')
    await closeJobs(context, { jobIds: open.map(({ id }) => id) });
  return withoutCounts(told.outcome, told.detail);
}

function withoutCounts(outcome: SourceCheck['outcome'], detail: string): { check: SourceCheck; saved: null } {
  return { check: { outcome, detail, counts: null }, saved: null };
}
