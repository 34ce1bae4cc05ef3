import type { CompanyFound } from '#backend/jobs/record/task-definitions.ts';
import type { NamedBoard } from '#systems/find-board.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import type { TroubleCode } from '#systems/reading/board/source-trouble.ts';
import { findCompanyBoards } from './find-company-boards.ts';
import { type BoardSample, sampleBoard } from './sample-board.ts';

/** A board that exists, named as a source. */
export interface SampledBoard extends BoardSample {
  source: { kind: string; name: string };
}

export type ResolvedCompany =
  | { outcome: 'certain'; board: SampledBoard }
  /** The person has to choose. */
  | { outcome: 'choose'; boards: SampledBoard[] }
  | { outcome: 'unsupported'; system: string }
  | { outcome: Exclude<CompanyFound['outcome'], 'watching' | 'choose' | 'unsupported'> };

/** Finds the board of a company and makes sure that it exists. A board that was found by a name is never certain. */
export async function resolveCompany(
  ask: SourceFetch,
  wish: string,
  search: { origins: OriginMap; findKnown: (company: string) => Promise<NamedBoard[]> },
): Promise<ResolvedCompany> {
  const found = await findCompanyBoards(ask, wish, search);
  const sources = found.boards.map((board) => nameSource(board, found.page, search.origins));
  const samples = await Promise.all(sources.map((source) => sampleBoard(ask, source, search.origins)));
  const read = samples.flatMap((sample, index): SampledBoard[] => {
    const source = sources[index];
    return typeof sample === 'string' || !source ? [] : [{ ...sample, source }];
  });
  const [first] = read;
  // Some systems return an empty list for names that don't exist.
  if (found.isCertain && first && first.listed !== 0) return { outcome: 'certain', board: first };
  if (read.length > 0) return { outcome: 'choose', boards: read.toSorted(byJobs) };
  if (found.unreadable !== null) return { outcome: 'unsupported', system: found.unreadable };
  const [trouble] = samples;
  return { outcome: found.isCertain && typeof trouble === 'string' ? toOutcome(trouble) : 'none' };
}

export function toOutcome(code: TroubleCode): 'none' | Exclude<TroubleCode, 'unreadable' | 'unchanged'> {
  return code === 'unreadable' || code === 'unchanged' ? 'none' : code;
}

/** A board on a practice site is named with its site, because the real one is another. */
function nameSource({ system, tenant }: NamedBoard, page: URL | null, origins: OriginMap) {
  const isPractice = page !== null && origins.some(({ at }) => new URL(at).origin === page.origin);
  return { kind: system, name: isPractice && !tenant.includes('@') ? `${tenant}@${page.origin}` : tenant };
}

const byJobs = (a: SampledBoard, b: SampledBoard) => Number(b.listed !== 0) - Number(a.listed !== 0);
