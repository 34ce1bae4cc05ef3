import type { StoredLocation } from '#domain/document/sections/basics.ts';

/** How many places the search options and the onboarding request while a person types. */
export const builderLocationLimit = 50;

/** An entry of the location lookup; coordinates may be text. */
export interface FoundLocation {
  name: string;
  latitude: number | string;
  longitude: number | string;
}

/**
 * The places to choose from: each once, with numeric coordinates; one without coordinates can't be searched.
 */
export function readFoundLocations(entries: readonly FoundLocation[]): StoredLocation[] {
  const places = new Map<string, StoredLocation>();
  for (const { name, latitude, longitude } of entries) {
    const place = { name, latitude: readDegrees(latitude), longitude: readDegrees(longitude) };
    if (!places.has(name) && Number.isFinite(place.latitude + place.longitude)) places.set(name, place);
  }
  return [...places.values()];
}

function readDegrees(value: number | string): number {
  return typeof value === 'number' || value.trim() !== '' ? Number(value) : Number.NaN;
}
