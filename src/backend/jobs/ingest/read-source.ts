import { sourceTroubles } from '#domain/messages/jobs.ts';
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

/** Reads a board by its system, or a feed or page by its URL. */
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

/** True if the whole list comes in one response, so that conditional requests work. */
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
    // A feed lists only the newest postings, so one that disappears may still be open.
    const { jobs, stillOpen } = readFeed(requireText(answer), answer.url);
    return { jobs: jobs.map((job) => withSystem(job, origins)), stillOpen, isWhole: false };
  }
  if (kind === 'page') {
    const read = await readLink(ask, name, origins);
    if (read.outcome === 'none') throw new SourceTrouble('unreadable', sourceTroubles.noJob(name));
    return { jobs: read.outcome === 'read' ? [read.posting] : [], stillOpen: [], isWhole: true };
  }
  const source = jobSources.find(({ system }) => system === kind);
  if (!source) throw new SourceTrouble('gone', sourceTroubles.unknownKind(kind));
  const [tenant = '', site] = name.split(/@(?=https?:)/);
  if (site === undefined) return source.readBoard(ask, { tenant }, known);
  const page = URL.parse(site);
  if (!page || !origins.some(({ at }) => new URL(at).origin === page.origin))
    throw new SourceTrouble('forbidden', sourceTroubles.notPractice(site));
  const reading = await source.readBoard(askBeside(ask, page, origins), { tenant }, known);
  const { boards } = reading;
  return boards ? { ...reading, boards: boards.map((board) => `${board}@${site}`) } : reading;
}
