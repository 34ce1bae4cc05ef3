import { jobSources } from '#systems/identify-posting.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import type { BoardReading, SourceFetch } from '#systems/reading/board/job-source.ts';
import { requireText } from '#systems/reading/board/read-answer.ts';
import { readFeed } from '#systems/reading/board/read-feed.ts';
import { SourceTrouble, type TroubleCode } from '#systems/reading/board/source-trouble.ts';
import { withSystem } from '#systems/systems.ts';
import { askBeside, readLink } from './read-link.ts';

export type SourceReading =
  | { outcome: 'read'; reading: BoardReading }
  | { outcome: TroubleCode; detail: string; retryAfterMs: number | null };

/** A board by its system, a feed or a page by its address. */
export async function readSource(
  ask: SourceFetch,
  { kind, name }: { kind: string; name: string },
  known: ReadonlySet<string>,
  origins: OriginMap = [],
): Promise<SourceReading> {
  try {
    return { outcome: 'read', reading: await readByKind(ask, { kind, name }, known, origins) };
  } catch (error) {
    if (!(error instanceof SourceTrouble)) throw error;
    return { outcome: error.code, detail: error.message, retryAfterMs: error.retryAfterMs };
  }
}

/** The list is one answer, so it may be asked for with the validators of the last one. */
export function isOneAnswer(kind: string): boolean {
  return kind === 'feed' || (jobSources.find(({ system }) => system === kind)?.isOneAnswer ?? false);
}

async function readByKind(
  ask: SourceFetch,
  { kind, name }: { kind: string; name: string },
  known: ReadonlySet<string>,
  origins: OriginMap,
): Promise<BoardReading> {
  if (kind === 'feed') {
    const answer = await ask(name, { followRedirects: true });
    // A feed shows the newest postings only, so what it no longer shows may still be open.
    const { jobs, stillOpen } = readFeed(requireText(answer), answer.url);
    return { jobs: jobs.map((job) => withSystem(job, origins)), stillOpen, isWhole: false };
  }
  if (kind === 'page') {
    const read = await readLink(ask, name, origins);
    if (read.outcome === 'none') throw new SourceTrouble('unreadable', `${name} shows no job`);
    return { jobs: read.outcome === 'read' ? [read.posting] : [], stillOpen: [], isWhole: true };
  }
  const source = jobSources.find(({ system }) => system === kind);
  if (!source) throw new SourceTrouble('gone', `There is no source of kind ${kind}`);
  const [tenant = '', site] = name.split(/@(?=https?:)/);
  if (site === undefined) return source.readBoard(ask, { tenant }, known);
  const page = URL.parse(site);
  if (!page || !origins.some(({ at }) => new URL(at).origin === page.origin))
    throw new SourceTrouble('forbidden', `${site} is not a practice site of ORIGIN_MAP`);
  return source.readBoard(askBeside(ask, page, origins), { tenant }, known);
}
