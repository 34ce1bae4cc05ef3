import { createPoliteFetch } from '#backend/jobs/ingest/polite-fetch.ts';
import { searchKeyOf } from '#backend/jobs/record/enrich-job.ts';
import { type CompanyFound, checkJobsTask, companyFound } from '#backend/jobs/record/task-definitions.ts';
import {
  adoptBoard,
  findBoardsOfCompany,
  forgetReading,
  wasOffered,
} from '#backend/jobs/record/watched-boards.store.ts';
import { countWatchesOf, insertWatch } from '#backend/jobs/record/watches.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { NamedBoard } from '#systems/find-board.ts';
import { jobSources } from '#systems/identify-posting.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { nameKind } from './list-watches.ts';
import { resolveCompany, type SampledBoard, toOutcome } from './resolve-company.ts';
import { sampleBoard } from './sample-board.ts';

export const mostWatched = 50;
/** The call that waits gives up a little later. */
const longestSearchMs = 45_000;
const mostKnown = 3;

interface WatchOrder {
  orderId: string;
  userId: string;
  wish: string;
  /** The board that the person chose among several. */
  board: string | null;
}
type Outcome = Omit<CompanyFound, 'orderId'>;
type Found = { chosen: SampledBoard } | Outcome;

/** Finds the board that a person wants to watch. If it is certain, or the person chose it, they watch it from now on. */
export async function watchCompany(
  platform: Platform,
  order: WatchOrder,
  signal?: AbortSignal,
): Promise<void> {
  const found = await find(platform, order, signal);
  await inTransaction(platform, async (context) => {
    const outcome = 'chosen' in found ? await beginWatch(context, order, found.chosen) : found;
    await endSearch(context, order, outcome);
  });
}

/** Publishes the outcome to the waiting call. */
export function endSearch(
  context: Context,
  { orderId, userId }: WatchOrder,
  outcome: Outcome,
): Promise<void> {
  const data: CompanyFound = { orderId, ...outcome };
  return context.publish(userId, { type: companyFound, data });
}

export function noBoard(outcome: CompanyFound['outcome'], system: string | null = null): Outcome {
  return { outcome, watchId: null, system, candidates: [] };
}

async function find(platform: Platform, order: WatchOrder, signal?: AbortSignal): Promise<Found> {
  const time = AbortSignal.timeout(longestSearchMs);
  const fetch = createPoliteFetch(platform, { signal: signal ? AbortSignal.any([signal, time]) : time });
  const { originMap } = platform.config;
  try {
    if (order.board !== null) {
      const source = await findOffered(platform, order);
      const sample = source && (await sampleBoard(fetch, source, originMap));
      if (!source || sample === null) return noBoard('none');
      return typeof sample === 'string' ? noBoard(toOutcome(sample)) : { chosen: { ...sample, source } };
    }
    const resolved = await resolveCompany(fetch, order.wish, {
      origins: originMap,
      findKnown: (company) => findKnown(platform, company),
    });
    switch (resolved.outcome) {
      case 'certain':
        return { chosen: resolved.board };
      case 'choose':
        return { ...noBoard('choose'), candidates: resolved.boards.map(toCandidate) };
      case 'unsupported':
        return noBoard('unsupported', resolved.system);
      default:
        return noBoard(resolved.outcome);
    }
  } catch (error) {
    if (time.aborted && !signal?.aborted) return noBoard('unreachable');
    if (!(error instanceof SourceTrouble)) throw error;
    platform.log.info({ code: error.code, detail: error.message }, 'a careers page could not be read');
    return noBoard(toOutcome(error.code));
  }
}

/** The board becomes a shared source. It contains nothing about who watches it. */
async function beginWatch(
  context: Context,
  order: WatchOrder,
  { source, company }: SampledBoard,
): Promise<Outcome> {
  const now = context.now();
  if ((await countWatchesOf(context.db, order.userId)) >= mostWatched) return noBoard('tooMany');
  const board = await adoptBoard(context.db, { ...source, at: now });
  if (!board) return noBoard('hidden');
  if (!board.isRead) {
    await forgetReading(context.db, board.id);
    const check = { check: 'source' as const, sourceId: board.id };
    await context.tasks.send(context.db, checkJobsTask, check, { key: board.id });
  }
  const lookedAt = board.isRead ? now : null;
  const watch = { userId: order.userId, sourceId: board.id, company, at: now, lookedAt };
  const watchId = await insertWatch(context.db, watch);
  return { ...noBoard('watching'), watchId };
}

async function findKnown(platform: Platform, company: string): Promise<NamedBoard[]> {
  const key = searchKeyOf(company);
  if (key === '') return [];
  const known = await inTransaction(platform, ({ db }) => findBoardsOfCompany(db, key, mostKnown));
  return known.flatMap(({ kind, name }) => {
    const source = jobSources.find(({ system }) => system === kind);
    return source ? [{ system: source.system, tenant: name }] : [];
  });
}

/** A person chooses among the boards that they were offered: any other name could lead to a site of its own. */
async function findOffered(platform: Platform, { userId, board }: WatchOrder) {
  const [kind = '', name = ''] = (board ?? '').split(/:(.*)/s);
  const isOffered = await inTransaction(platform, ({ db }) => wasOffered(db, userId, board ?? ''));
  return isOffered ? { kind, name } : null;
}

function toCandidate({ source: { kind, name }, company, listed, titles }: SampledBoard) {
  return { board: `${kind}:${name}`, company, system: nameKind(kind), openJobs: listed, titles };
}
