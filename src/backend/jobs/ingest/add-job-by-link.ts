import { makeFingerprint } from '#backend/jobs/record/enrich-job.ts';
import { renewLocations } from '#backend/jobs/record/job-locations.store.ts';
import {
  findDuplicates,
  findPostings,
  insertAdded,
  namePosting,
  writeOrigin,
} from '#backend/jobs/record/postings.store.ts';
import { type AddedJob, jobAdded, type linkOutcomes } from '#backend/jobs/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { dayMs } from '#domain/job/freshness.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { identifyPosting } from '#systems/identify-posting.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { normalizePosting } from './normalize-posting.ts';
import { createPoliteFetch } from './polite-fetch.ts';
import { readLink } from './read-link.ts';
import { saveJobs } from './save-jobs.ts';
import { hashJob } from './save-reading.ts';

interface LinkOrder {
  orderId: string;
  userId: string;
  url: string;
}
type Found =
  | { jobId: string }
  | { job: SourcedJob }
  | { outcome: Exclude<(typeof linkOutcomes)[number], 'added'> };

/** Reads the posting behind a person's link and adds it to their jobs; a posting that we already have is used as it is. */
export async function addJobByLink(
  platform: Platform,
  order: LinkOrder,
  signal?: AbortSignal,
): Promise<void> {
  const found = (await findKnown(platform, order.url)) ?? (await read(platform, order.url, signal));
  await inTransaction(platform, async (context) => {
    if ('outcome' in found) return endLink(context, order, found.outcome);
    const jobId = 'jobId' in found ? found.jobId : await saveForPerson(context, found.job);
    await insertAdded(context.db, { userId: order.userId, jobId, at: context.now() });
    await endLink(context, order, 'added', jobId);
  });
}

/** Publishes the outcome to the waiting call. */
export function endLink(
  context: Context,
  { orderId, userId }: LinkOrder,
  outcome: AddedJob['outcome'],
  jobId: string | null = null,
): Promise<void> {
  const data: AddedJob = { orderId, outcome, jobId };
  return context.publish(userId, { type: jobAdded, data });
}

async function findKnown(platform: Platform, address: string): Promise<Found | null> {
  const url = URL.parse(address);
  const posting = url && identifyPosting(url, platform.config.originMap);
  if (!posting) return null;
  const name = { ats: posting.source.system, tenant: posting.board.tenant, postingId: posting.postingId };
  const known = await inTransaction(platform, ({ db }) => findPostings(db, [name]));
  const stored = known.get(namePosting(name));
  return stored?.isOpen ? { jobId: stored.id } : null;
}

async function read(platform: Platform, url: string, signal?: AbortSignal): Promise<Found> {
  try {
    const fetch = createPoliteFetch(platform, signal ? { signal } : {});
    const reading = await readLink(fetch, url, platform.config.originMap);
    if (reading.outcome !== 'read') return { outcome: reading.outcome };
    const job = normalizePosting(reading.posting, platform.now());
    return job ? { job } : { outcome: 'gone' };
  } catch (error) {
    if (!(error instanceof SourceTrouble)) throw error;
    platform.log.info({ code: error.code, detail: error.message }, 'a pasted link could not be read');
    if (error.code === 'unreadable' || error.code === 'unchanged') return { outcome: 'none' };
    return { outcome: error.code };
  }
}

/** Only the person who added a posting sees it, until one of our sources lists it. */
async function saveForPerson(context: Context, job: SourcedJob): Promise<string> {
  const stored = (await findPostings(context.db, [job])).get(namePosting(job));
  if (stored?.isOpen) return stored.id;
  const duplicate = (await findDuplicates(context.db, [makeFingerprint(job)])).get(makeFingerprint(job));
  if (duplicate) return duplicate.id;
  const [id = ''] = await saveJobs(context, { jobs: [job] });
  const checkAt = new Date(context.now().getTime() + dayMs);
  await writeOrigin(context.db, [{ id, hash: hashJob(job) }], { sourceId: null, listed: false, checkAt });
  await renewLocations(context.db, [id]);
  return id;
}
