import type { PlaceState } from './place-name.ts';

/** A town of the 50 states or DC. `name` is "City, ST" and unique. */
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
