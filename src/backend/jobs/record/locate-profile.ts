import { findPlace } from '#backend/jobs/places/find-place.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type MatchProfile, readMatchProfile } from '#domain/job/match-profile.ts';

/** What matching may know of a document, its places put on the map. Sealed answers are not in it. */
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
