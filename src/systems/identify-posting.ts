import { type OriginMap, realAddress } from './origin-map.ts';
import type { Board, JobSource, PostingIdentity, SourceFetch } from './reading/board/job-source.ts';
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
  return findFirst((source) => source.identify(real));
}

/** Which posting a company's own page embeds, according to its URL; the system that may know is asked for the board. */
export async function askForEmbedded(ask: SourceFetch, page: URL): Promise<IdentifiedPosting | null> {
  for (const source of jobSources) {
    const identity = await source.askForEmbedded?.(ask, page);
    if (identity) return toPosting(source, identity);
  }
  return null;
}

/** Which posting a company's own page embeds, according to its URL and its text. */
export function findEmbedded(page: URL, text: string): IdentifiedPosting | null {
  return findFirst((source) => source.findEmbedded?.(page, text));
}

function findFirst(
  identify: (source: JobSource) => PostingIdentity | null | undefined,
): IdentifiedPosting | null {
  for (const source of jobSources) {
    const identity = identify(source);
    if (identity) return toPosting(source, identity);
  }
  return null;
}

function toPosting(source: JobSource, { tenant, postingId }: PostingIdentity): IdentifiedPosting {
  return { source, board: { tenant }, postingId };
}
