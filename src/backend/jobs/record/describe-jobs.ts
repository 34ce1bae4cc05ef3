import { findPlace } from '#backend/jobs/places/find-place.ts';
import type { Context } from '#backend/platform/context.ts';
import type { JobDetail } from '#contract/applications/job-application.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { findWarnings } from '#domain/job/find-warnings.ts';
import { type MatchProfile, readMatchProfile } from '#domain/job/match-profile.ts';
import { readSignals } from '#domain/job/read-signals.ts';
import { scoreMatch } from '#domain/job/score-match.ts';
import { findHistories } from './feedback.store.ts';
import { findJobsById } from './jobs.store.ts';
import { toJobDetail } from './to-job-detail.ts';

/** Returns jobs by id with the score, reasons, warnings, signals, and feedback of the document's owner. */
export async function describeJobs(
  context: Context,
  input: { document: UserDocument; jobIds: string[]; profile?: MatchProfile },
): Promise<Map<string, JobDetail>> {
  const { document, jobIds } = input;
  if (jobIds.length === 0) return new Map();
  const now = context.now();
  const profile = input.profile ?? locateProfile(document, now);
  const jobs = await findJobsById(context.db, jobIds);
  const histories = await findHistories(context.db, document.userId, jobIds);
  return new Map(
    jobs.map((job) => {
      const history = histories.get(job.id);
      const detail = toJobDetail(job, {
        match: scoreMatch(profile, job, now),
        warnings: findWarnings(profile, job),
        signals: readSignals(job, { reposts: history?.reposts, now }),
        feedback: history?.feedback ?? undefined,
        opened: history?.opened === true,
        now,
      });
      return [job.id, detail];
    }),
  );
}

/** Returns what matching may know of a document, with coordinates for its places and without sensitive answers. */
export function locateProfile(document: UserDocument, now: Date): MatchProfile {
  const profile = readMatchProfile(document, now);
  return {
    ...profile,
    places: profile.places.map((place) => {
      const known = findPlace(place.name);
      return known ? { ...place, latitude: known.latitude, longitude: known.longitude } : place;
    }),
  };
}
