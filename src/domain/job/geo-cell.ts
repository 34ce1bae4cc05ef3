const kilometresAMile = 1.609344;
const milesADegree = 111.195 / kilometresAMile;
const earthRadiusMiles = 6371 / kilometresAMile;

/** Means remote in a list of cells. */
export const remoteCell = -1;
/** Means an unknown place. */
export const unknownCell = -2;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The number of the half-degree square that contains a place. */
export function findCell({ latitude, longitude }: Coordinates): number {
  return Math.floor((latitude + 90) * 2) * 1000 + Math.floor((longitude + 180) * 2);
}

/** The cells that a circle around a place can touch. */
export function listCellsAround({ latitude, longitude }: Coordinates, miles: number): number[] {
  const high = miles / milesADegree;
  const wide = high / Math.max(0.05, Math.cos(((Math.abs(latitude) + high) * Math.PI) / 180));
  const cells: number[] = [];
  for (let row = Math.floor((latitude - high) * 2); row <= Math.floor((latitude + high) * 2); row++)
    for (
      let column = Math.floor((longitude - wide) * 2);
      column <= Math.floor((longitude + wide) * 2);
      column++
    )
      cells.push(findCell({ latitude: row / 2, longitude: column / 2 }));
  return cells;
}

export function measureMiles(first: Coordinates, second: Coordinates): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((second.latitude - first.latitude) * radians) / 2);
  const east = Math.sin(((second.longitude - first.longitude) * radians) / 2);
  const chord =
    north * north + Math.cos(first.latitude * radians) * Math.cos(second.latitude * radians) * east * east;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
