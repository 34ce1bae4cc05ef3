import { cleanLine } from '#backend/jobs/ingest/clean-text.ts';
import { readSource } from '#backend/jobs/ingest/read-source.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import { nameTenant } from '#systems/reading/board/read-values.ts';
import type { TroubleCode } from '#systems/reading/board/source-trouble.ts';

export interface BoardSample {
  company: string;
  /** Null if the list is longer than what was read. */
  listed: number | null;
  titles: string[];
}

/** Enough to see that the board exists; the daily reading requests the rest. */
const mostAsked = 3;
const mostTitles = 3;
const longestName = 100;

/** As if every posting were known, so that only the list is requested. */
class EveryPosting extends Set<string> {
  override has(): boolean {
    return true;
  }
}

class EnoughRead extends Error {}

/** Reads the beginning of a board's list: whether the board exists, whose it is, and what it offers. */
export async function sampleBoard(
  ask: SourceFetch,
  source: { kind: string; name: string },
  origins: OriginMap,
): Promise<BoardSample | TroubleCode> {
  const tenant = source.name.replace(/@https?:.*$/, '').replace(/^eu\//, '');
  const unnamed = nameTenant(tenant.split('/')[0] ?? '');
  let asked = 0;
  const askFew: SourceFetch = (url, request) => {
    if (asked++ >= mostAsked) throw new EnoughRead();
    return ask(url, request);
  };
  try {
    const read = await readSource(askFew, source, new EveryPosting(), origins);
    if (read.outcome !== 'read') return read.outcome;
    const { jobs, stillOpen } = read.reading;
    return {
      company: cleanLine(jobs[0]?.company ?? '', longestName) || unnamed,
      listed: jobs.length + stillOpen.length,
      titles: jobs.slice(0, mostTitles).map(({ title }) => cleanLine(title, longestName)),
    };
  } catch (error) {
    if (error instanceof EnoughRead) return { company: unnamed, listed: null, titles: [] };
    throw error;
  }
}
