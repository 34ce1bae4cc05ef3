import { type OriginMap, reachableAddress } from '#systems/origin-map.ts';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

/** Asks for the real addresses of a system: of a page on the internet there, of a practice page at its practice site. */
export function askBeside(ask: SourceFetch, page: URL, map: OriginMap): SourceFetch {
  return async (url, request) => {
    const reachable = reachableAddress(url, page, map);
    if (reachable === null) throw new SourceTrouble('gone', `${page.origin} does not serve ${url}`);
    return ask(reachable, request);
  };
}
