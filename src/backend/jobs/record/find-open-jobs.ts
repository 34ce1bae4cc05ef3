import type { Context } from '#backend/platform/context.ts';
import { estimateSearch, type Page, searchAll, searchNewest, type Wish } from './search.store.ts';

export interface FoundIds {
  total: number;
  /** False when the total is an estimate; it is off by a percent or two. */
  exact: boolean;
  ids: string[];
}

/** Up to so many jobs every search is counted. */
const fewJobs = 100_000;
/** What is fewer than 4,000 is counted; the sample seldom errs by more than this leaves. */
const alwaysCounted = 5000;
/** Without a count, pages end here. */
const lastUncounted = 1000;

/** A page of the open jobs that fit: all words in the title first, then anywhere; the newest first among equals. */
export async function findOpenJobs({ db }: Pick<Context, 'db'>, wish: Wish, page: Page): Promise<FoundIds> {
  const { jobs, found, inTitle } = await estimateSearch(db, wish);
  const until = page.skip + page.take;
  // Reading on from the newest job, one in jobs ÷ count fits.
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
