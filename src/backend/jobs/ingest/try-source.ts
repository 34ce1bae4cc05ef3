import { randomUUID } from 'node:crypto';
import { trySourceTask } from '#backend/jobs/record/task-definitions.ts';
import { awaitEvent } from '#backend/platform/await-event.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { SourcePreview } from '#contract/operations/operations-sources.ts';
import { writePlace } from '#domain/job/job.ts';
import { isAbroad, normalizePosting } from './normalize-posting.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { readSource } from './read-source.ts';
import { readSourceName } from './sources.ts';

const sourceTried = 'job-source-tried';
const mostShown = 10;
const waitMs = 45_000;

interface Order {
  orderId: string;
  userId: string;
  source: string;
}

/** As if all postings but the first were known: where each one costs a request, no others are requested. */
class AllButTheFirst extends Set<string> {
  readonly #first = new Set<string>();

  override has(postingId: string): boolean {
    if (this.#first.size < mostShown) this.#first.add(postingId);
    return !this.#first.has(postingId);
  }
}

/** Has the worker read a source for an operator and returns a preview; null after a timeout. */
export function orderTry(
  platform: Platform,
  { userId, source }: { userId: string; source: string },
): Promise<SourcePreview | null> {
  const orderId = randomUUID();
  return awaitEvent(platform, userId, {
    timeoutMs: waitMs,
    begin: ({ tasks, db }) => tasks.send(db, trySourceTask, { orderId, userId, source }, { key: userId }),
    accept({ type, data }) {
      if (type !== sourceTried || !('orderId' in data) || data.orderId !== orderId) return undefined;
      return 'preview' in data ? SourcePreview.parse(data.preview) : undefined;
    },
  });
}

/** Reads enough of the source for a preview, without storing anything. */
export async function trySource(platform: Platform, order: Order, signal?: AbortSignal): Promise<void> {
  const fetch = createPoliteFetch(platform, signal ? { signal } : {});
  const source = readSourceName(order.source);
  const reading = await readSource(fetch, source, new AllButTheFirst(), platform.config.originMap);
  const { jobs: raw, stillOpen } = reading.outcome === 'read' ? reading.reading : { jobs: [], stillOpen: [] };
  const usable = raw.flatMap((posting) => normalizePosting(posting, platform.now()) ?? []);
  const here = usable.filter((job) => !isAbroad(job));
  const preview: SourcePreview = {
    outcome: reading.outcome,
    detail: reading.outcome === 'read' ? '' : reading.detail.slice(0, 500),
    listed: raw.length + stillOpen.length,
    read: raw.length,
    here: here.length,
    jobs: here.slice(0, mostShown).map(({ title, company, jobLocations, remoteOption }) => ({
      title: title.slice(0, 150),
      company: company.name.slice(0, 100),
      place: (jobLocations[0] ? writePlace(jobLocations[0]) : remoteOption).slice(0, 100),
    })),
  };
  await inTransaction(platform, ({ publish }) =>
    publish(order.userId, { type: sourceTried, data: { orderId: order.orderId, preview } }),
  );
}
