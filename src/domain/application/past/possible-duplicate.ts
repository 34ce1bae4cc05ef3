import { companyKey } from '#domain/job/company-key.ts';
import { cleanTitle } from '#domain/occupation/clean-title.ts';
import { readWords } from '#domain/occupation/fold-words.ts';

export interface ComparedPosting {
  company: string;
  title: string;
  applyUrl: string;
  ats: string;
  postingId: string;
}

/** The compared traits of a posting, computed once. */
export interface PostingTraits {
  company: string;
  words: ReadonlySet<string>;
  address: string;
  number: string;
}

export function traitsOf({ company, title, applyUrl, ats, postingId }: ComparedPosting): PostingTraits {
  return {
    company: companyKey(company),
    words: new Set(readWords(cleanTitle(title))),
    address: plainAddress(applyUrl),
    number: `${ats} ${postingId}`,
  };
}

/** Why two postings may be the same job: the same posting under another address, or the same employer and a similar title. */
export function findLikeness(one: PostingTraits, other: PostingTraits): 'posting' | 'title' | null {
  if (one.number === other.number || one.address === other.address) return 'posting';
  return one.company === other.company && isSimilar(one.words, other.words) ? 'title' : null;
}

/** Ignoring level, schedule, place, and codes, three of four words are the same. */
function isSimilar(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const both = [...a].filter((word) => b.has(word)).length;
  return both > 0 && both / (a.size + b.size - both) >= 0.75;
}

/** Without the parts that only track visits: the query, the fragment, and a last “apply”. */
function plainAddress(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/+$/, '')
    .replace(/\/(apply|application)$/, '')
    .toLowerCase();
}
