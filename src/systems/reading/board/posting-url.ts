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

/** The board named by part of a path; null where the system uses that part itself. */
export function nameInPath(url: URL, pattern: RegExp): string | null {
  const name = pattern.exec(url.pathname)?.[1];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** Subdomains that a system uses for its own site, not for a customer. */
const ownNames =
  /^(www\d?|app|apps|api|help|support|status|blog|docs|assets|static|cdn|images?|info|go|login|accounts?|hello|mail|email|careers|jobs)$/;

/** The board named by the subdomain; null for the system's own site. */
export function nameInHost(url: URL, pattern: RegExp): string | null {
  const name = pattern.exec(url.hostname)?.[1];
  return name === undefined || ownNames.test(name) ? null : name;
}

export const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
