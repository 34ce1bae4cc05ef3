import type { Context } from '#backend/platform/context.ts';
import { estimateSearch, type Page, searchAll, searchNewest, type Wish } from './search.store.ts';

export interface FoundIds {
  total: number;
  /** False if the total is an estimate, which is off by a percent or two. */
  exact: boolean;
  ids: string[];
}

/** Up to this many jobs, every search is counted exactly. */
const fewJobs = 100_000;
/** Estimates below this are counted exactly, which covers nearly every result under 4,000. */
const alwaysCounted = 5000;
/** The last page of a search that is not counted. */
const lastUncounted = 1000;

/** Returns a page of matching open jobs: those with all words in the title first, then newest first. */
export async function findOpenJobs({ db }: Pick<Context, 'db'>, wish: Wish, page: Page): Promise<FoundIds> {
  const { jobs, found, inTitle } = await estimateSearch(db, wish);
  const until = page.skip + page.take;
  // Reading from the newest job on, one in (jobs ÷ count) matches.
  const isFrequent = (count: number) =>
    jobs > fewJobs && count > Math.max(alwaysCounted, Math.sqrt(until * jobs));
  if (!isFrequent(found)) {
    const { total, ids } = await searchAll(db, wish, 'any', page);
    return { total, exact: true, ids };
  }
  const estimate = { total: found, exact: false };
  if (until > lastUncounted) return { ...estimate, ids: [] };
  if (inTitle === 0) return { ...estimate, ids: await searchNewest(db, wish, 'any', page) };
  if (isFrequent(inTitle)) return { ...estimate, ids: await searchNewest(db, wish, 'title', page) };
  const titled = await searchAll(db, wish, 'title', page);
  const rest = {
    skip: Math.max(0, page.skip - titled.total),
    take: page.take - titled.ids.length,
  };
  const others = rest.take > 0 ? await searchNewest(db, wish, 'rest', rest) : [];
  return { ...estimate, ids: [...titled.ids, ...others] };
}
