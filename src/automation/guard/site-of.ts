import { getDomain } from 'tldts';

/**
 * The part of a host name that one owner holds, by the Public Suffix List: `api.acme.com` and `jobs.acme.com` are one
 * site; `acme.co.uk` and `other.co.uk`, or two tenants of `github.io`, are not.
 */
export function siteOf(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
