import { createHash } from 'node:crypto';
import { makeFingerprint, readingRules, readTitle } from '#backend/jobs/record/enrich-job.ts';
import { renewLocations } from '#backend/jobs/record/job-locations.store.ts';
import {
  findDuplicates,
  findPostings,
  type KnownPosting,
  listOpenOfSource,
  namePosting,
  writeOrigin,
} from '#backend/jobs/record/postings.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { normalizeRemote } from '#domain/job/match-place.ts';
import { isWanted, type Wanted } from '#domain/job/wanted-job.ts';
import type { BoardReading } from '#systems/reading/board/job-source.ts';
import { isAbroad, normalizePosting } from './normalize-posting.ts';
import { closeJobs, confirmJobs, saveJobs } from './save-jobs.ts';

export interface ReadingCounts {
  /** New postings, and known ones that changed or came back. */
  saved: number;
  /** Known and unchanged. */
  confirmed: number;
  closed: number;
  /** Other postings of an opening that we already have. */
  duplicates: number;
  /** Outside the United States. */
  abroad: number;
  /** Without a title or URL, or over. */
  unusable: number;
  /** Not what the sweep looks for. */
  unwanted: number;
}

export interface SavedReading {
  counts: ReadingCounts;
  /** Postings that were read but not kept. */
  passedOver: string[];
}

/** Stores what a source lists: saves new and changed postings, confirms the rest, and closes those that are gone. */
export async function saveReading(
  context: Context,
  input: { sourceId: string; reading: BoardReading; checkAt: Date | null; wanted?: Wanted | null },
): Promise<SavedReading> {
  const { sourceId, reading, checkAt, wanted = null } = input;
  const now = context.now();
  const usable = reading.jobs.flatMap((raw) => normalizePosting(raw, now) ?? []);
  const inCountry = usable.filter((job) => !isAbroad(job));
  const known = await findPostings(context.db, inCountry);
  const here = wanted ? chooseWanted(inCountry, known, wanted) : inCountry;
  const sorted = await sortJobs(context, here, known);

  const ids = await saveJobs(context, { jobs: sorted.toSave });
  const origins = sorted.toSave.map((job, index) => ({ id: ids[index] ?? '', hash: hashJob(job) }));
  await writeOrigin(context.db, origins, { sourceId, listed: true, checkAt });
  const shown = sorted.toSave.flatMap((job, index) =>
    known.get(namePosting(job))?.isListed === false ? (ids[index] ?? []) : [],
  );
  if (shown.length > 0) await renewLocations(context.db, shown);
  const open = await listOpenOfSource(context.db, sourceId);
  const stillOpen = new Set(reading.stillOpen);
  const stillListed = open.filter(({ postingId }) => stillOpen.has(postingId)).map(({ id }) => id);
  await confirmJobs(context, { jobIds: [...sorted.confirmed, ...stillListed], checkAt });

  const seen = new Set([...ids, ...sorted.confirmed, ...stillListed]);
  const missing = open.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  const closed = await closeJobs(context, {
    jobIds: [...(reading.isWhole ? missing : []), ...sorted.superseded],
  });
  const kept = new Set(open.map(({ postingId }) => postingId));
  return {
    counts: {
      saved: ids.length,
      confirmed: sorted.confirmed.length + stillListed.length,
      closed: closed.length,
      duplicates: sorted.duplicates,
      abroad: usable.length - inCountry.length,
      unusable: reading.jobs.length - usable.length,
      unwanted: inCountry.length - here.length,
    },
    passedOver: reading.jobs.flatMap(({ postingId }) => (kept.has(postingId) ? [] : postingId)),
  };
}

/** Keeps known postings. A board without any American place offers nothing, even if its jobs are remote. */
function chooseWanted(jobs: SourcedJob[], known: Map<string, KnownPosting>, wanted: Wanted): SourcedJob[] {
  const isAmerican = jobs.some(({ jobLocations }) => jobLocations.some(({ country }) => country === 'US'));
  return jobs.filter((job) => {
    if (known.has(namePosting(job))) return true;
    const { occupationId } = readTitle(job.title);
    const isRemote = normalizeRemote(job.remoteOption) === 'remote';
    return isAmerican && isWanted({ occupationId, isRemote, places: job.jobLocations }, wanted);
  });
}

/** A posting that can be prepared supersedes a duplicate that cannot. */
async function sortJobs(context: Context, jobs: SourcedJob[], known: Map<string, KnownPosting>) {
  const duplicateOf = await findDuplicates(context.db, jobs.map(makeFingerprint));
  const [toSave, confirmed, superseded]: [SourcedJob[], string[], string[]] = [[], [], []];
  const taken = new Set<string>();
  let duplicates = 0;
  for (const job of jobs) {
    const stored = known.get(namePosting(job));
    const fingerprint = makeFingerprint(job);
    const duplicate = duplicateOf.get(fingerprint);
    if (stored?.isOpen && stored.isListed && stored.contentHash === hashJob(job)) confirmed.push(stored.id);
    else if (stored?.isOpen) toSave.push(keepDate(job, stored));
    else if (taken.has(fingerprint)) duplicates++;
    else if (duplicate && (duplicate.eligible || !job.eligibleForExpertApply)) duplicates++;
    else {
      if (duplicate) superseded.push(duplicate.id);
      toSave.push(stored ? keepDate(job, stored) : job);
    }
    taken.add(fingerprint);
  }
  return { toSave, confirmed, superseded, duplicates };
}

/** Keeps the date a posting was first seen with, whatever date its board shows now. */
function keepDate(job: SourcedJob, { postedAt }: KnownPosting): SourcedJob {
  return postedAt < new Date(job.postedDate) ? { ...job, postedDate: postedAt.toISOString() } : job;
}

/** The rules that a posting is read by, and the hash of its content: if either differs, it is saved again. */
export function hashJob(job: SourcedJob): string {
  const lasting = { ...job, lastVerifiedAt: null, postedDate: null };
  const hash = createHash('sha256').update(JSON.stringify(lasting)).digest('base64url');
  return `${readingRules}.${hash}`;
}
