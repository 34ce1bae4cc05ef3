/** A place to look for jobs in; the stored text is `{name}|{lat},{long}|30`, 30 being miles around it. */
export type StoredLocation = { name: string; latitude: number; longitude: number };

const searchRadiusMiles = 30;

export function formatLocation(location: StoredLocation): string {
  return `${location.name}|${location.latitude},${location.longitude}|${searchRadiusMiles}`;
}

export function parseLocation(stored: string): StoredLocation | null {
  const match = /^(.+)\|(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)\|\d+$/.exec(stored);
  return match?.[1] ? { name: match[1], latitude: Number(match[2]), longitude: Number(match[3]) } : null;
}
