/** One site that is served elsewhere: everything below `at` acts as what is below `is` on the internet. */
export interface StandIn {
  at: string;
  is: string;
}

/** The configured practice sites; empty in production. The first matching entry counts. */
export type OriginMap = readonly StandIn[];

/** The URL that a page has on the internet: its own, unless it is on a practice site. */
export function realAddress(url: URL, map: OriginMap): URL {
  const found = map.find(({ at }) => isBelow(url.href, at));
  return found ? new URL(found.is + url.href.slice(found.at.length)) : url;
}

/**
 * Where to visit a URL that was derived from the real URL of `asked`. A practice site never leads
 * to the internet (null where it has no such page), and any other page never leads to a practice site.
 */
export function reachableAddress(real: string, asked: URL, map: OriginMap): string | null {
  const beside = map.filter(({ at }) => new URL(at).origin === asked.origin);
  if (beside.length === 0 || URL.parse(real)?.origin === asked.origin) return real;
  const found = beside.find(({ is }) => isBelow(real, is));
  return found ? found.at + real.slice(found.is.length) : null;
}

/** `host:port` of every practice site, which the network guards allow. */
export function listPracticeHosts(map: OriginMap): string[] {
  const hosts = map.map(({ at }) => {
    const { hostname, port, protocol } = new URL(at);
    return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  });
  return [...new Set(hosts)];
}

/** `at=is`, separated by commas; null when the text contains anything else. */
export function readOriginMap(text: string): OriginMap | null {
  const pairs = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().split('=')]));
  if (!pairs.every((pair) => pair.length === 2 && pair.every(isPlace))) return null;
  return pairs.map(([at = '', is = '']) => ({ at: trim(at), is: trim(is) }));
}

export function writeOriginMap(map: OriginMap): string {
  return map.map(({ at, is }) => `${at}=${is}`).join(',');
}

function isPlace(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && trim(url.origin + url.pathname) === trim(text);
}

const trim = (address: string) => address.replace(/\/+$/, '');

function isBelow(address: string, place: string): boolean {
  return address.startsWith(place) && /^([/?#]|$)/.test(address.slice(place.length));
}
