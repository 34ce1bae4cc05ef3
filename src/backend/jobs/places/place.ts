import type { PlaceState } from './place-name.ts';

/** A town of a state, of DC, or of a territory. `name` is "City, ST" and unique. */
export interface Place {
  /** Stands for the name in rows; the same in every version of the data. */
  id: number;
  name: string;
  city: string;
  state: PlaceState;
  latitude: number;
  longitude: number;
  /** 0 where nobody counted: post towns and parts of towns. */
  population: number;
}
