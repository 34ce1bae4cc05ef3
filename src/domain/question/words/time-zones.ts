import type { StateCode } from '#domain/document/values/us-states.ts';

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

export const zoneNames = 'eastern|central|mountain|pacific|hawaii';

export function findTimeZone(state: StateCode): string | null {
  return Object.entries(zones).find(([, states]) => states.includes(state))?.[0] ?? null;
}

/** "MT", "MST", and "Mountain" are one time zone. */
export function nameZone(text: string): string | null {
  const short = /^(?<letter>[ECMPH])[SD]?T$/.exec(text)?.groups?.['letter'];
  return Object.keys(zones).find((name) => (short ? name.startsWith(short) : name === text)) ?? null;
}
