export interface SimilarWord {
  word: string;
  similarity: number;
}

export type WordFinder = (word: string) => SimilarWord[];

const gramLength = 3;
const leastSimilarity = 0.4;
const mostWords = 4;

/** Finds known words that are spelled like an unknown one, so that a misspelled title is still understood. */
export function buildWordFinder(words: Iterable<string>): WordFinder {
  const known = [...words].filter((word) => word.length >= gramLength);
  const places = new Map<string, number[]>();
  known.forEach((word, place) => {
    for (const gram of readGrams(word)) {
      const list = places.get(gram);
      if (list === undefined) places.set(gram, [place]);
      else list.push(place);
    }
  });
  return (word) => {
    const grams = readGrams(word);
    const shared = new Map<number, number>();
    for (const gram of grams) {
      for (const place of places.get(gram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    return [...shared]
      .map(([place, count]) => {
        const found = known[place] ?? '';
        return { word: found, similarity: (2 * count) / (grams.size + found.length) };
      })
      .filter(({ similarity }) => similarity >= leastSimilarity)
      .sort((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
      .slice(0, mostWords);
  };
}

/** The letter n-grams of a word, with its ends marked. */
function readGrams(word: string): Set<string> {
  const text = `^${word}$`;
  const grams = new Set<string>();
  for (let start = 0; start + gramLength <= text.length; start++) {
    grams.add(text.slice(start, start + gramLength));
  }
  return grams;
}
