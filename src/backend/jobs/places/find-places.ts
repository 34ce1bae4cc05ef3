import { usStates } from '#domain/document/values/us-states.ts';
import { indexSuggestions, type SuggestionIndex } from '#domain/suggestion/suggestion-index.ts';
import { findPlace } from './find-place.ts';
import { findPlaceState, foldPlace } from './place-name.ts';
import { getPlaceTable, type Place } from './place-table.ts';
import { splitPlace } from './split-place.ts';

let index: SuggestionIndex | undefined;

/** Suggests places while someone types: exact matches, then prefixes, then typos, larger towns first. */
export function findPlaces(text: string, limit: number): Place[] {
  const { places } = getPlaceTable();
  const digits = /^\s*(\d{2,5})(?:-\d{0,4})?\s*$/.exec(text)?.[1];
  if (digits) return findByZip(digits, limit);
  index ??= indexSuggestions(places.map(({ city }) => foldPlace(city)));
  const found = new Map<string, Place>();
  const add = (place: Place | null | undefined) => place && found.set(place.name, place);
  add(findPlace(text));
  for (const { city, allows } of readTyped(text))
    for (const position of index.find(city, limit, { allows: (at) => allows(places[at] as Place) }))
      add(places[position]);
  const state = findPlaceState(text);
  if (state) for (const place of places.filter((known) => known.state === state).slice(0, limit)) add(place);
  return [...found.values()].slice(0, limit);
}

/** Reads the typed text: with a comma as a town and the start of a state; without, its last words may be a state. */
function readTyped(text: string): { city: string; allows: (place: Place) => boolean }[] {
  const [town = '', region] = text.split(',', 2);
  const begun = region?.trim().toLowerCase() ?? '';
  if (begun !== '')
    return [
      {
        city: foldPlace(town),
        allows: ({ state }) =>
          state.toLowerCase().startsWith(begun) || usStates[state].toLowerCase().startsWith(begun),
      },
    ];
  const whole = { city: foldPlace(town), allows: () => true };
  const parts = findPlaceState(text) ? null : splitPlace(text);
  if (!parts?.state) return [whole];
  return [{ city: parts.city, allows: (place) => place.state === parts.state }, whole];
}

/** Returns each place once, with the coordinates of its first matching ZIP code. */
function findByZip(digits: string, limit: number): Place[] {
  const found = new Map<string, Place>();
  const { byZip } = getPlaceTable();
  const exact = byZip.get(digits);
  if (exact) return [exact];
  for (const [zip, place] of byZip)
    if (zip.startsWith(digits) && !found.has(place.name)) found.set(place.name, place);
  return [...found.values()].toSorted((a, b) => b.population - a.population).slice(0, limit);
}
