import { matchReasonTexts as texts } from '#domain/messages/jobs.ts';
import { type Coordinates, measureMiles } from './geo-cell.ts';
import type { Job, JobLocation } from './job.ts';
import type { MatchProfile, WantedPlace } from './match-profile.ts';
import type { MatchReason } from './match-score.ts';

export const searchRadiusMiles = 30;

/** Place and remote are filters and never add points: null means the job is out of reach. */
export function matchPlace(
  profile: Pick<MatchProfile, 'places' | 'includeRemote'>,
  job: Pick<Job, 'jobLocations' | 'remoteOption'>,
): MatchReason | null {
  const nearest = findNearest(profile.places, job.jobLocations);
  if (nearest && nearest.miles <= searchRadiusMiles) return describeNearest(nearest);
  if (normalizeRemote(job.remoteOption) === 'remote' && profile.includeRemote)
    return reason('remote', texts.remote);
  if (profile.places.length > 0) return null;
  const [first] = job.jobLocations.map(writePlace);
  return reason('location', first ? texts.inPlace(first) : texts.noPlace);
}

interface Nearest {
  offered: JobLocation;
  wanted: WantedPlace;
  miles: number;
}

function findNearest(places: WantedPlace[], locations: JobLocation[]): Nearest | null {
  let nearest: Nearest | null = null;
  for (const offered of locations)
    for (const wanted of places) {
      const miles = measureDistance(wanted, offered);
      if (miles < (nearest?.miles ?? Infinity)) nearest = { offered, wanted, miles };
    }
  return nearest;
}

function measureDistance(wanted: WantedPlace, offered: JobLocation): number {
  if (wanted.name === writePlace(offered)) return 0;
  if (hasCoordinates(wanted) && hasCoordinates(offered)) return measureMiles(wanted, offered);
  return lettersOf(wanted.name) === lettersOf(writePlace(offered)) ? 0 : Infinity;
}

function describeNearest({ offered, wanted, miles }: Nearest): MatchReason {
  const place = writePlace(offered);
  if (lettersOf(wanted.name) === lettersOf(place))
    return { ...reason('location', texts.yourPlace(place)), miles: 0 };
  const whole = Math.max(1, Math.round(miles));
  return { ...reason('location', texts.near(place, whole, wanted.name)), miles: whole };
}

function hasCoordinates<Place extends Partial<Coordinates>>(place: Place): place is Place & Coordinates {
  return place.latitude !== undefined && place.longitude !== undefined;
}

function writePlace({ city, state }: JobLocation): string {
  return [city, state].filter(Boolean).join(', ');
}

function lettersOf(place: string): string {
  return place
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function reason(part: 'location' | 'remote', sentence: string): MatchReason {
  return { part, points: 0, of: 0, sentence };
}

/** Null for labels that are not shown. */
export function normalizeRemote(label: string): 'remote' | 'hybrid' | null {
  if (label === 'Remote' || label === 'Option for remote') return 'remote';
  return label === 'Hybrid remote' ? 'hybrid' : null;
}
