import { isNearPrefix } from './near-prefix.ts';

interface FindOptions {
  allows?: (position: number) => boolean;
  /** Typos are tolerated. */
  tolerant?: boolean;
}

export interface SuggestionIndex {
  /** Positions in the list, in this order: equal, starts with the text, has a word that does, a typo away. */
  find: (folded: string, limit: number, options?: FindOptions) => number[];
}

/**
 * Makes names searchable while they are typed. They come normalized and by popularity: ties keep that order.
 */
export function indexSuggestions(names: readonly string[]): SuggestionIndex {
  const starts = listWordStarts(names);
  const trigrams = indexTrigrams(names);

  function find(
    folded: string,
    limit: number,
    { allows = () => true, tolerant = true }: FindOptions = {},
  ): number[] {
    if (folded === '') return [];
    const first: number[] = [];
    const later: number[] = [];
    for (let n = findStart(starts, folded); n < starts.length; n += 1) {
      const { text, position } = starts[n] as WordStart;
      if (!text.startsWith(folded)) break;
      if (!allows(position)) continue;
      (names[position]?.length === text.length ? first : later).push(position);
    }
    first.sort((a, b) => a - b);
    const whole = first.find((position) => names[position] === folded);
    const found = new Set([...(whole === undefined ? [] : [whole]), ...first.slice(0, limit)]);
    if (found.size < limit) for (const position of later.sort((a, b) => a - b)) found.add(position);
    // With an exact match, the meaning is clear.
    if (tolerant && whole === undefined && found.size < limit)
      for (const position of findNear(folded)) if (allows(position)) found.add(position);
    return [...found].slice(0, limit);
  }

  /** Names that share enough trigrams to be worth comparing letter by letter. */
  function findNear(folded: string): number[] {
    if (folded.length < 4) return [];
    const wanted = new Set(listTrigrams(folded, folded.length));
    const shared = new Map<number, number>();
    for (const trigram of wanted)
      for (const position of trigrams.get(trigram) ?? [])
        shared.set(position, (shared.get(position) ?? 0) + 1);
    // A wrong letter breaks three trigrams, two swapped letters four.
    const needed = Math.max(1, wanted.size - (folded.length < 8 ? 4 : 6));
    return [...shared]
      .filter(([, count]) => count >= needed)
      .sort(([a, countA], [b, countB]) => countB - countA || a - b)
      .slice(0, mostCompared)
      .flatMap(([position]) => (isNearPrefix(folded, names[position] ?? '') ? [position] : []))
      .sort((a, b) => a - b);
  }

  return { find };
}

interface WordStart {
  text: string;
  position: number;
}

const mostCompared = 150;

function listWordStarts(names: readonly string[]): WordStart[] {
  const starts: WordStart[] = [];
  names.forEach((name, position) => {
    for (let at = 0; at >= 0; at = name.indexOf(' ', at + 1))
      starts.push({ text: name.slice(at === 0 ? 0 : at + 1), position });
  });
  return starts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.position - b.position));
}

/** The index of the first text that doesn't sort before the wanted one. */
function findStart(starts: readonly WordStart[], wanted: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as WordStart).text < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function indexTrigrams(names: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  names.forEach((name, position) => {
    for (const trigram of new Set(listTrigrams(name, longestCompared))) {
      const positions = index.get(trigram);
      if (positions) positions.push(position);
      else index.set(trigram, [position]);
    }
  });
  return index;
}

const longestCompared = 40;

function listTrigrams(text: string, length: number): string[] {
  const padded = `  ${text.slice(0, length)}`;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}
