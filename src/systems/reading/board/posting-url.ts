import type { PostingIdentity } from './job-source.ts';

const tracking =
  /^(utm_|gclid$|fbclid$|msclkid$|mc_|_hs|ref$|referrer$|source$|src$|trk$|gh_src$|lever-|jobboard)/i;

/** Drops tracking parameters, so that one posting has one URL. */
export function stripTracking(url: URL): URL {
  const clean = new URL(url);
  clean.hash = '';
  for (const name of url.searchParams.keys()) if (tracking.test(name)) clean.searchParams.delete(name);
  return clean;
}

/** A name from a path as people write it; one that is escaped wrongly stays as it is. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** On an employer's own page, the URL is the posting. */
export function identifyPage(url: URL): PostingIdentity {
  const clean = stripTracking(url);
  return { tenant: clean.host, postingId: `${clean.pathname}${clean.search}` };
}

/** A tenant as one path segment; names may contain dots and spaces and may already be escaped. */
export function segment(tenant: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(tenant));
  } catch {
    return encodeURIComponent(tenant);
  }
}

export const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
