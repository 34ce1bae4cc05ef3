import { type OriginMap, realAddress } from './origin-map.ts';
import type { Board, JobSource } from './reading/board/job-source.ts';
import { systems } from './systems.ts';

export const jobSources: readonly JobSource[] = systems.flatMap(({ board }) => board ?? []);

export interface IdentifiedPosting {
  source: JobSource;
  board: Board;
  postingId: string;
}

/** Which posting of which board an address shows; null when no board is known by it. */
export function identifyPosting(url: URL, origins: OriginMap = []): IdentifiedPosting | null {
  const real = realAddress(url, origins);
  for (const source of jobSources) {
    const identity = source.identify(real);
    if (identity) return { source, board: { tenant: identity.tenant }, postingId: identity.postingId };
  }
  return null;
}
