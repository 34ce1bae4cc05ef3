/**
 * The list with the entry changed, or inserted at the position. An identical entry is not added again,
 * because a save whose response was lost may be repeated.
 */
export function putEntry<T extends { paraId?: string | undefined }>(
  list: readonly T[],
  entry: T,
  place: number,
): T[] {
  if (list.some((one) => entry.paraId !== undefined && one.paraId === entry.paraId))
    return list.map((one) => (one.paraId === entry.paraId ? entry : one));
  if (list.some((one) => isSame(one, entry))) return [...list];
  return list.toSpliced(place, 0, entry);
}

function isSame<T extends object>(first: T, second: T): boolean {
  const names = Object.keys(second) as (keyof T)[];
  return names.every((name) => name === 'paraId' || first[name] === second[name]);
}
