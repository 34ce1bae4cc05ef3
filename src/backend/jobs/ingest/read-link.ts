import { sourceTroubles } from '#domain/messages/jobs.ts';
import {
  askForEmbedded,
  findEmbedded,
  type IdentifiedPosting,
  identifyPosting,
} from '#systems/identify-posting.ts';
import { type OriginMap, reachableAddress } from '#systems/origin-map.ts';
import { maxPageBytes } from '#systems/reading/board/cut-page.ts';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import { stripTracking } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { isGone } from '#systems/reading/board/read-answer.ts';
import { readJobPage } from '#systems/reading/board/read-job-page.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { withSystem } from '#systems/systems.ts';

export type LinkReading =
  | { outcome: 'read'; posting: RawPosting }
  | { outcome: 'gone' }
  | { outcome: 'none' };

/** Reads the posting behind a URL: from its board if the URL or the page names one, otherwise from the page itself. */
export async function readLink(
  ask: SourceFetch,
  address: string,
  origins: OriginMap = [],
): Promise<LinkReading> {
  const given = URL.parse(address.trim());
  if (!given) throw new SourceTrouble('forbidden', sourceTroubles.notPlain);
  const url = stripTracking(given);
  const beside = askBeside(ask, url, origins);
  const posting = identifyPosting(url, origins) ?? (await askForEmbedded(beside, url));
  if (posting) return readPosting(beside, posting);
  const answer = await ask(url.href, { followRedirects: true, maxBytes: maxPageBytes });
  if (isGone(answer)) return { outcome: 'gone' };
  const target = stripTracking(new URL(answer.url));
  const moved = identifyPosting(target, origins);
  if (moved) return readPosting(askBeside(ask, target, origins), moved);
  const told = readJobPage({ ...answer, url: target.href });
  if (told) return { outcome: 'read', posting: withSystem(told, origins) };
  const embedded = findEmbedded(url, answer.text);
  if (embedded) return readPosting(beside, embedded);
  return /\bposition closed\b|no longer (open|available|accepting)/i.test(answer.text)
    ? { outcome: 'gone' }
    : { outcome: 'none' };
}

async function readPosting(
  ask: SourceFetch,
  { source, board, postingId }: IdentifiedPosting,
): Promise<LinkReading> {
  try {
    const posting = await source.readPosting(ask, board, postingId);
    return posting ? { outcome: 'read', posting } : { outcome: 'gone' };
  } catch (error) {
    if (error instanceof SourceTrouble && error.code === 'gone') return { outcome: 'gone' };
    throw error;
  }
}

/** Sends requests for a system's real URLs to the internet or, for a practice page, to its practice site. */
export function askBeside(ask: SourceFetch, page: URL, map: OriginMap): SourceFetch {
  return async (url, request) => {
    const reachable = reachableAddress(url, page, map);
    if (reachable === null) throw new SourceTrouble('gone', sourceTroubles.notServed(page.origin, url));
    return ask(reachable, request);
  };
}
