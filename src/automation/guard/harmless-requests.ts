import { type OriginMap, realAddress } from '#systems/origin-map.ts';

export const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Services that only tell people from programs. Nobody gets an application through them. */
const humanChecks = [
  /^https:\/\/(www\.)?(google\.com|gstatic\.com|recaptcha\.net)\/recaptcha\//,
  /^https:\/\/([\w-]+\.)?hcaptcha\.com\//,
  /^https:\/\/challenges\.cloudflare\.com\//,
];

export interface Departing {
  method: string;
  url: string;
  hasBody: boolean;
}

/**
 * The whole list of what may leave between the click and the end without making the outcome unconfirmed: a read of
 * an address that the page had already asked for before the first answer was typed, and a human check.
 */
export function isHarmless(
  { method, url, hasBody }: Departing,
  known: ReadonlySet<string>,
  origins: OriginMap,
): boolean {
  if (/^(data|blob|about):/.test(url)) return true;
  if (isHumanCheck(url, origins)) return true;
  return readMethods.includes(method) && !hasBody && known.has(addressOf(url));
}

function isHumanCheck(url: string, origins: OriginMap): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && humanChecks.some((check) => check.test(realAddress(parsed, origins).href));
}

export function addressOf(url: string): string {
  return url.replace(/#.*$/, '');
}
