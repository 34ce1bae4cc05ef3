import { type OriginMap, realAddress } from './origin-map.ts';
import type { EmployerAdapter, PostingIdentity } from './reading/form/employer-adapter.ts';
import { systems } from './systems.ts';

export const knownSystems: readonly EmployerAdapter[] = systems.flatMap(({ form }) => form ?? []);

export interface DetectedEmployer {
  adapter: EmployerAdapter;
  identity: PostingIdentity;
}

/** By the URL, before anything is opened. */
export function detectByUrl(url: URL, origins: OriginMap = []): DetectedEmployer | null {
  const real = realAddress(url, origins);
  for (const adapter of knownSystems) {
    const identity = adapter.identify(real);
    if (identity) return { adapter, identity };
  }
  return null;
}

/** On an employer's own host, by the markup: the first system with a mark in the page. */
export function detectByMarks(marks: readonly string[], url: URL): DetectedEmployer | null {
  const adapter = knownSystems.find((one) => one.mark !== '' && marks.includes(one.mark));
  return adapter
    ? { adapter, identity: { tenant: url.host, postingId: `${url.pathname}${url.search}` } }
    : null;
}
