import type { StateCode } from '#domain/document/values/us-states.ts';
import { findCity } from './city-distances.ts';

/** States that are entirely in one time zone; other states don't tell. */
const zones: Record<string, readonly StateCode[]> = {
  Eastern: [
    ...(['CT', 'DE', 'DC', 'GA', 'ME', 'MD', 'MA', 'NH', 'NJ', 'NY'] as const),
    ...(['NC', 'OH', 'PA', 'RI', 'SC', 'VT', 'VA', 'WV'] as const),
  ],
  Central: ['AL', 'AR', 'IL', 'IA', 'LA', 'MN', 'MS', 'MO', 'OK', 'WI'],
  Mountain: ['AZ', 'CO', 'MT', 'NM', 'UT', 'WY'],
  Pacific: ['CA', 'WA'],
  Hawaii: ['HI'],
};

/** States in two time zones: the cities between these longitudes (west) are in the first one that fits. */
const split: readonly [StateCode, string, number, number][] = [
  ['TX', 'Central', 93, 103.5],
  ['TX', 'Mountain', 105.5, 107],
  ['FL', 'Eastern', 79, 84.4],
  ['FL', 'Central', 86, 88],
  ['TN', 'Eastern', 81, 85.4],
  ['TN', 'Central', 86, 91],
  ['KY', 'Eastern', 81, 85.9],
  ['KY', 'Central', 86.3, 90],
  ['IN', 'Eastern', 84, 86.9],
  ['MI', 'Eastern', 82, 87],
  ['KS', 'Central', 94, 100],
  ['NE', 'Central', 95, 100],
  ['SD', 'Central', 96, 99],
  ['ND', 'Central', 96, 100],
  ['OR', 'Pacific', 118.5, 125],
  ['NV', 'Pacific', 114.8, 121],
];

export const zoneNames = 'eastern|central|mountain|pacific|hawaii';

/** By the state, or else by the city, normalized. */
export function findTimeZone(state: StateCode, city = ''): string | null {
  const whole = Object.entries(zones).find(([, states]) => states.includes(state))?.[0];
  const west = findCity(city, state)?.longitude ?? 0;
  return whole ?? split.find(([of, , from, to]) => of === state && west > from && west < to)?.[1] ?? null;
}

/** "MT", "MST", and "Mountain" are one time zone. */
export function nameZone(text: string): string | null {
  const short = /^(?<letter>[ECMPH])[SD]?T$/.exec(text)?.groups?.['letter'];
  return Object.keys(zones).find((name) => (short ? name.startsWith(short) : name === text)) ?? null;
}
