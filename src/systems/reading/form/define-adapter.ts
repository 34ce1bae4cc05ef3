import type { EmployerAdapter, PostingIdentity } from './employer-adapter.ts';
import { generic } from './generic.ts';
import { isLocalHost } from './local-host.ts';

type Overrides = Partial<Omit<EmployerAdapter, 'layout' | 'marks'>> & {
  ats: EmployerAdapter['ats'];
  layout?: Partial<EmployerAdapter['layout']>;
  marks?: Partial<EmployerAdapter['marks']>;
};

/** A system whose pages read like any other form, apart from what is named here. */
export function defineAdapter({ layout, marks, ...own }: Overrides): EmployerAdapter {
  return {
    ...generic,
    ...own,
    layout: { ...generic.layout, ...layout },
    marks: { ...generic.marks, ...marks },
  };
}

/** The tenant is the host's first part, as in acme.example.com; on a practice host it follows the system's name. */
export function identifyByHost(
  ats: string,
  url: URL,
  { host, path }: { host: RegExp; path: RegExp },
): PostingIdentity | null {
  const [, system, own = '', ...rest] = url.pathname.split('/');
  const isPractice = isLocalHost(url) && system === ats;
  const tenant = isPractice ? own : host.exec(url.hostname)?.[1];
  const postingId = path.exec(isPractice ? `/${rest.join('/')}` : url.pathname)?.[1];
  return tenant && postingId ? { tenant, postingId } : null;
}

/** All tenants share one host and come first in the path. */
export function identifyByPath(
  ats: string,
  url: URL,
  { hosts, path }: { hosts: readonly string[]; path: RegExp },
): PostingIdentity | null {
  const isPractice = isLocalHost(url) && url.pathname.startsWith(`/${ats}/`);
  if (!isPractice && !hosts.includes(url.hostname)) return null;
  const match = path.exec(isPractice ? url.pathname.slice(ats.length + 1) : url.pathname);
  const [, tenant = '', postingId] = match ?? [];
  return postingId ? { tenant: decodeURIComponent(tenant), postingId } : null;
}

/** The posting's address with this ending in place of any it has. */
export function withEnding(url: URL, endings: RegExp, ending: string): URL {
  return new URL(`${url.pathname.replace(endings, '').replace(/\/$/, '')}${ending}${url.search}`, url);
}

/** Where a host's addresses begin; on a practice host behind the system and the tenant. */
export function tenantRoot(ats: string, url: URL, { tenant }: PostingIdentity): string {
  return isLocalHost(url) ? `${url.origin}/${ats}/${encodeURIComponent(tenant)}` : url.origin;
}
