import { foldText } from './fold-text.ts';

const kinds = ['inc', 'llc', 'ltd', 'corp', 'corporation', 'company', 'co', 'group', 'the', 'of', 'and'];
const small = ['of', 'the', 'and', 'for', 'at', 'in'];

/** A company's name without its legal form, normalized. */
export function foldCompany(name: string): string {
  const words = foldText(name).split(' ');
  return words.filter((word) => !kinds.includes(word)).join(' ');
}

/**
 * Whether a short name means the full one: its first words ("Cobalt" for "Cobalt Retail Group"), its initials
 * ("USF" for "University of South Florida"), or both ("Harris County BOCC").
 */
export function isShortFor(short: string, full: string): boolean {
  const [asked, words] = [short, full].map((name) =>
    foldText(name)
      .split(' ')
      .filter((word) => word !== 'and'),
  ) as [string[], string[]];
  if (asked[0] === 'the') asked.shift();
  // "Mesa County Government" is the county.
  if (asked.length > 2 && asked.at(-1) === 'government') asked.pop();
  if (words[0] === 'the') words.shift();
  const shared = asked.findIndex((word, index) => word !== words[index]);
  if (shared < 0) return isDistinctive(asked);
  const isLast = shared === asked.length - 1;
  return isLast && isInitialsOf(asked[shared] ?? '', words.slice(shared));
}

function isInitialsOf(text: string, words: readonly string[]): boolean {
  const initialsOf = (some: readonly string[]) => some.map((word) => word.slice(0, 1)).join('');
  const long = words.filter((word) => !small.includes(word));
  return text.length > 1 && (text === initialsOf(words) || text === initialsOf(long));
}

/** "University" or "First" alone may be anyone's. */
function isDistinctive(words: readonly string[]): boolean {
  const name = words.join(' ');
  return words.length > 1 || (name.length > 3 && !shared.has(name));
}

const shared = new Set(
  'university college school city county state first national american united general north south east west northern southern eastern western central global international health hospital medical bank community public federal saint mount new'.split(
    ' ',
  ),
);

/** Words that many company names share. */
export const commonWords: readonly string[] =
  'retail electric construction hospital hospitals medical center centers health healthcare care clinic services service systems solutions technologies software international national american bank university college school schools stores store county city state trust partners markets'.split(
    ' ',
  );
