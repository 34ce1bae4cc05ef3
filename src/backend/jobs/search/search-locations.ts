import { findPlaces } from '#backend/jobs/places/find-places.ts';
import type { AnswerOf } from '#contract/basics/call.ts';
import type { searchLocations as searchLocationsCall } from '#contract/jobs/suggestions.ts';
import { usStates } from '#domain/document/values/us-states.ts';

/** Places for a typed text, as the location fields show them. */
export function searchLocations(text: string, limit: number): AnswerOf<typeof searchLocationsCall> {
  const data = findPlaces(text, limit).map((place) => ({
    name: place.name,
    cityName: place.city,
    stateName: usStates[place.state],
    countryName: 'United States',
    latitude: place.latitude,
    longitude: place.longitude,
  }));
  return { data };
}
