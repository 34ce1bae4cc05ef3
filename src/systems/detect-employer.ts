import { type OriginMap, realAddress } from './origin-map.ts';
import type { EmployerAdapter, PostingIdentity } from './reading/form/employer-adapter.ts';
import { generic } from './reading/form/generic.ts';
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
  return detectByBoard(real);
}

/**
 * A system whose boards we read but whose form we don't know: its pages are read like an employer's own, or left to
 * the person if they require an account. A page there may redirect to the employer's domain, which is not an ending.
 */
function detectByBoard(url: URL): DetectedEmployer | null {
  for (const { id, board, form, needsAccount = false } of systems) {
    const identity = form ? null : board?.identify(url);
    if (identity) return { adapter: { ...generic, ats: id, needsAccount }, identity };
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
