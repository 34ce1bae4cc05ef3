import type { Job } from './job.ts';
import type { MatchProfile } from './match-profile.ts';
import type { MatchReason } from './match-score.ts';
import { normalizeRemote } from './remote-option.ts';

/** Place and remote are filters, never points: null means the job is out of reach. */
export function matchPlace(
  profile: Pick<MatchProfile, 'places' | 'includeRemote'>,
  job: Pick<Job, 'jobLocations' | 'remoteOption'>,
): MatchReason | null {
  const wanted = new Set(profile.places.map(foldPlace));
  const offered = job.jobLocations.map(({ city, state }) => [city, state].filter(Boolean).join(', '));
  const shared = offered.find((place) => wanted.has(foldPlace(place)));
  if (shared) return reason('location', `In ${shared}, one of your places.`);
  if (normalizeRemote(job.remoteOption) === 'remote' && profile.includeRemote)
    return reason('remote', 'Remote, and you are open to remote jobs.');
  if (profile.places.length === 0)
    return reason('location', offered[0] ? `In ${offered[0]}; you named no place.` : 'You named no place.');
  return null;
}

function foldPlace(place: string): string {
  return place
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function reason(part: 'location' | 'remote', sentence: string): MatchReason {
  return { part, points: 0, of: 0, sentence };
}
