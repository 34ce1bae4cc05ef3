import { type OriginMap, realAddress } from './origin-map.ts';
import type { Board, JobSource } from './reading/board/job-source.ts';
import { systems } from './systems.ts';

export const jobSources: readonly JobSource[] = systems.flatMap(({ board }) => board ?? []);

export interface IdentifiedPosting {
  source: JobSource;
  board: Board;
  postingId: string;
}

/** Which posting on which board a URL shows; null when it belongs to no known board. */
export function identifyPosting(url: URL, origins: OriginMap = []): IdentifiedPosting | null {
  const real = realAddress(url, origins);
  for (const source of jobSources) {
    const identity = source.identify(real);
    if (identity) return { source, board: { tenant: identity.tenant }, postingId: identity.postingId };
  }
  return null;
}
