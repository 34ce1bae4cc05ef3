import { findCell, listCellsAround, measureMiles } from '#domain/job/geo-cell.ts';
import type { Place } from './place.ts';
import { getPlaceTable } from './place-table.ts';

const usualMiles = 30;
const mostKept = 50_000;
let byCell: Map<number, Place[]> | undefined;
const around = new Map<string, readonly Place[]>();

/** Places at most 30 miles away, the place itself among them; worked out once for each. */
export function placesWithin(place: Place, miles = usualMiles): readonly Place[] {
  const key = `${place.latitude},${place.longitude},${miles}`;
  const known = around.get(key);
  if (known) return known;
  byCell ??= Map.groupBy(getPlaceTable().places, findCell);
  const cells = byCell;
  const found = listCellsAround(place, miles)
    .flatMap((cell) => cells.get(cell) ?? [])
    .filter((other) => measureMiles(place, other) <= miles);
  if (around.size < mostKept) around.set(key, found);
  return found;
}
