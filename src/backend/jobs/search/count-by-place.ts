import type { LocationRow } from '#backend/jobs/record/job-locations.store.ts';
import { measureMiles } from '#domain/job/geo-cell.ts';
import { searchRadiusMiles } from '#domain/job/match-place.ts';
import type { MatchProfile } from '#domain/job/match-profile.ts';
import { remoteLabels } from '#domain/messages/jobs.ts';

export interface PlaceCount {
  /** `City, ST`, or `Remote` */
  place: string;
  jobs: number;
}

/** Counts the jobs within reach of each wanted place; a job near two places counts for both. */
export function countByPlace(
  { places, includeRemote }: Pick<MatchProfile, 'places' | 'includeRemote'>,
  locations: Pick<LocationRow, 'job_id' | 'lat' | 'lon'>[],
): PlaceCount[] {
  const count = (place: string, isThere: (location: Pick<LocationRow, 'lat' | 'lon'>) => boolean) => ({
    place,
    jobs: new Set(locations.filter(isThere).map(({ job_id }) => job_id)).size,
  });
  const near = places.flatMap(({ name, latitude, longitude }) =>
    latitude === undefined || longitude === undefined
      ? []
      : count(
          name,
          ({ lat, lon }) =>
            lat !== null &&
            lon !== null &&
            measureMiles({ latitude, longitude }, { latitude: lat, longitude: lon }) <= searchRadiusMiles,
        ),
  );
  return includeRemote ? [...near, count(remoteLabels.remote, ({ lat }) => lat === null)] : near;
}
