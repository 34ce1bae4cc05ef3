import { foldPlace } from './place-name.ts';
import { getPlaceTable, type Place } from './place-table.ts';
import { splitPlace } from './split-place.ts';

/**
 * Finds the place that a text means: a ZIP code, "City, ST", a nickname, or a town's name alone (the largest town of that
 * name). A ZIP code has its own coordinates. Null for any other text.
 */
export function findPlace(text: string): Place | null {
  const { byName, byOtherName, byZip } = getPlaceTable();
  const nickname = byOtherName.get(foldPlace(text));
  if (nickname) return nickname;
  const parts = splitPlace(text);
  if (!parts) return null;
  const { city, state, zip } = parts;
  const ofZip = zip === null ? null : byZip.get(zip);
  if (ofZip && (state === null || ofZip.state === state)) return ofZip;
  const area = city.replace(/^greater /, '').replace(/ (metro(politan)?( area)?|area)$/, '');
  for (const name of new Set([foldPlace(`${city} ${state ?? ''}`), city, area])) {
    const found = (byName.get(name) ?? []).find(
      (place) => (name.length > 0 && state === null) || place.state === state,
    );
    if (found && (state !== null || found.population > 0)) return found;
    const other = byOtherName.get(name);
    if (other && (state === null || other.state === state)) return other;
  }
  return null;
}
