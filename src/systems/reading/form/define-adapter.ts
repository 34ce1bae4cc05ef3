import { decodeSegment } from '#systems/reading/board/posting-url.ts';
import type { EmployerAdapter, PostingIdentity } from './employer-adapter.ts';
import { generic } from './generic.ts';

type Overrides = Partial<Omit<EmployerAdapter, 'layout' | 'marks'>> & {
  ats: EmployerAdapter['ats'];
  layout?: Partial<EmployerAdapter['layout']>;
  marks?: Partial<EmployerAdapter['marks']>;
};

/** A system whose pages read like any other form, except for what is given here. */
export function defineAdapter({ layout, marks, ...own }: Overrides): EmployerAdapter {
  return {
    ...generic,
    ...own,
    layout: { ...generic.layout, ...layout },
    marks: { ...generic.marks, ...marks },
  };
}

/** The tenant is the first part of the host, as in acme.example.com. */
export function identifyByHost(
  url: URL,
  { host, path }: { host: RegExp; path: RegExp },
): PostingIdentity | null {
  const tenant = host.exec(url.hostname)?.[1];
  const postingId = path.exec(url.pathname)?.[1];
  return tenant && postingId ? { tenant, postingId } : null;
}

/** All tenants share one host and come first in the path. */
export function identifyByPath(
  url: URL,
  { hosts, path }: { hosts: readonly string[]; path: RegExp },
): PostingIdentity | null {
  if (!hosts.includes(url.hostname)) return null;
  const [, tenant = '', postingId] = path.exec(url.pathname) ?? [];
  return postingId ? { tenant: decodeSegment(tenant), postingId } : null;
}

/** The posting's URL with this ending in place of any other. */
export function withEnding(url: URL, endings: RegExp, ending: string): URL {
  return new URL(`${url.pathname.replace(endings, '').replace(/\/$/, '')}${ending}${url.search}`, url);
}
