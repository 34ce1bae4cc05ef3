import { readFileSync } from 'node:fs';
import { makeTextKey } from '#domain/occupation/skill-key.ts';
import { foldPlace, type PlaceState } from './place-name.ts';

/** A town of a state, of DC, or of a territory. `name` is "City, ST" and unique. */
export interface Place {
  /** Identifies the name in database rows; stable across versions of the data. */
  id: number;
  name: string;
  city: string;
  state: PlaceState;
  latitude: number;
  longitude: number;
  /** 0 if unknown, as for post towns and parts of towns. */
  population: number;
}

export interface PlaceTable {
  /** Largest first. */
  places: readonly Place[];
  byZip: ReadonlyMap<string, Place>;
  /** All places with the same name, largest first. */
  byName: ReadonlyMap<string, readonly Place[]>;
  byOtherName: ReadonlyMap<string, Place>;
}

let table: PlaceTable | undefined;

/** Returns all places, which are read from the file on first use. */
export function getPlaceTable(): PlaceTable {
  table ??= readPlaceTable(readFileSync(new URL('./places.tsv', import.meta.url), 'utf8'));
  return table;
}

function readPlaceTable(text: string): PlaceTable {
  const places: Place[] = [];
  const byZip = new Map<string, Place>();
  const byName = new Map<string, Place[]>();
  const byOtherName = new Map<string, Place>();
  for (const line of text.split('\n')) {
    const [city = '', state = '', latitude, longitude, population, otherNames, zips] = line.split('\t');
    if (city === '') continue;
    const name = `${city}, ${state}`;
    const place: Place = {
      id: makeTextKey(name),
      name,
      city,
      state: state as PlaceState,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    };
    places.push(place);
    const folded = foldPlace(city);
    byName.set(folded, [...(byName.get(folded) ?? []), place]);
    for (const otherName of splitList(otherNames)) {
      const other = foldPlace(otherName);
      if (!byOtherName.has(other)) byOtherName.set(other, place);
    }
    for (const entry of splitList(zips)) {
      const [zip = '', zipLatitude, zipLongitude] = entry.split(' ');
      byZip.set(zip, { ...place, latitude: Number(zipLatitude), longitude: Number(zipLongitude) });
    }
  }
  return { places, byZip, byName, byOtherName };
}

function splitList(text = ''): string[] {
  return text.split('|').filter(Boolean);
}
