import { occupations } from './catalog.ts';
import { cleanTitle } from './clean-title.ts';
import { readWords } from './fold-words.ts';
import { encodeTitle, normalize, type OccupationVector } from './title-encoder.ts';

/** A title prepared for many comparisons. */
export interface PreparedTitle {
  words: ReadonlySet<string>;
  vector: OccupationVector;
}

/** Lets the best occupations decide: weak hints at many others are mostly chance. */
const sharpness = 5;
const relatedShare = 0.2;
const wordShare = 0.1;

const placeBySoc = new Map(occupations.map(({ soc }, place) => [soc, place]));

/** 1 for the same title, near 1 for other names of the same work, 0 for work with nothing in common. */
export function titleSimilarity(first: string, second: string): number {
  return comparePreparedTitles(prepareTitle(first), prepareTitle(second));
}

export function prepareTitle(title: string): PreparedTitle {
  return { words: new Set(readWords(cleanTitle(title))), vector: spread(encodeTitle(title)) };
}

export function comparePreparedTitles(first: PreparedTitle, second: PreparedTitle): number {
  let cosine = 0;
  for (let place = 0; place < first.vector.length; place++) {
    cosine += (first.vector[place] ?? 0) * (second.vector[place] ?? 0);
  }
  return (1 - wordShare) * Math.min(1, cosine) + wordShare * overlap(first.words, second.words);
}

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const total = first.size + second.size;
  const shared = [...first].filter((word) => second.has(word)).length;
  return total === 0 ? 0 : (2 * shared) / total;
}

function spread(vector: OccupationVector): OccupationVector {
  const sharp = vector.map((weight) => weight ** sharpness);
  const wide = sharp.slice();
  occupations.forEach(({ related }, place) => {
    const share = relatedShare * (sharp[place] ?? 0);
    if (share === 0) return;
    for (const soc of related) {
      const other = placeBySoc.get(soc) ?? place;
      wide[other] = (wide[other] ?? 0) + share;
    }
  });
  return normalize(wide);
}
