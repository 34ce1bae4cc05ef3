import { companyKey } from '#domain/job/company-key.ts';
import { readWords } from '#domain/occupation/fold-words.ts';

export interface ComparedPosting {
  company: string;
  title: string;
  applyUrl: string;
  ats: string;
  postingId: string;
}

/** Why two postings may be the same job: the same posting under another address, or the same employer and a similar title. */
export function findLikeness(one: ComparedPosting, other: ComparedPosting): 'posting' | 'title' | null {
  const samePosting = one.ats === other.ats && one.postingId === other.postingId;
  if (samePosting || plainAddress(one.applyUrl) === plainAddress(other.applyUrl)) return 'posting';
  if (companyKey(one.company) !== companyKey(other.company)) return null;
  return isSimilarTitle(one.title, other.title) ? 'title' : null;
}

/** Level and schedule aside, three of four words are the same. */
export function isSimilarTitle(one: string, other: string): boolean {
  const [a, b] = [new Set(readWords(one)), new Set(readWords(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both > 0 && both / (a.size + b.size - both) >= 0.75;
}

/** Without what only counts visits: the query, the fragment and the last word “apply”. */
function plainAddress(url: string): string {
  return url
    .replace(/[?#].*$/, '')
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/+$/, '')
    .replace(/\/(apply|application)$/, '')
    .toLowerCase();
}
