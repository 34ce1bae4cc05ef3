import { type OriginMap, realAddress } from '#systems/origin-map.ts';

export const readMethods = ['GET', 'HEAD', 'OPTIONS'];

/** CAPTCHA services. They never receive an application. */
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
 * The complete list of what may be sent between the click and the end without making the outcome unconfirmed: a read of
 * a URL that the page had already requested before the first answer was typed, and a CAPTCHA check.
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
