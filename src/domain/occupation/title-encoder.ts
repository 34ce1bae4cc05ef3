import { occupations as catalog } from './catalog.ts';
import { cleanTitle } from './clean-title.ts';
import { readWords } from './fold-words.ts';
import type { Occupation } from './occupation.ts';
import { buildWordFinder, type WordFinder } from './similar-words.ts';

/** One weight for each occupation of the catalog, of length 1 (all zero when no word is known). */
export type OccupationVector = Float32Array;

export type TitleEncoder = (title: string) => OccupationVector;

/** An occupation's index and the feature's weight in it, alternating. */
type Posting = number[];

const titleWeight = 2;
const nameWeight = 6;
const skillWeight = 1.5;

/** The last word of a title usually names the work; the words before it say where and how. */
const headStrength = 1.4;
/** What follows a dash, comma, or bracket is more often a place, a team, or a shift. */
const tailStrength = 0.4;
const pairStrength = 0.4;
const wholeStrength = 1.5;

let ownEncoder: TitleEncoder | undefined;

/** Turns a title into what its words say about each occupation of our catalog. */
export function encodeTitle(title: string): OccupationVector {
  ownEncoder ??= buildTitleEncoder(catalog);
  return ownEncoder(title);
}

export function buildTitleEncoder(occupations: readonly Occupation[]): TitleEncoder {
  const postings = indexFeatures(occupations);
  const heads = listHeads(occupations);
  let findSimilar: WordFinder | undefined;
  return (title) => {
    const vector = new Float32Array(occupations.length);
    const add = (feature: string, strength: number) => {
      const posting = postings.get(feature) ?? [];
      const idf = Math.log1p((2 * occupations.length) / posting.length);
      for (let at = 0; at < posting.length; at += 2) {
        const place = posting[at] ?? 0;
        vector[place] = (vector[place] ?? 0) + strength * idf * (posting[at + 1] ?? 0);
      }
    };
    const { main, all } = readParts(title, heads);
    for (const word of new Set(all)) {
      const strength = word === main.at(-1) ? headStrength : main.includes(word) ? 1 : tailStrength;
      if (postings.has(word)) {
        add(word, strength);
        continue;
      }
      findSimilar ??= buildWordFinder([...postings.keys()].filter((feature) => !/[ =]/.test(feature)));
      for (const similar of findSimilar(word)) add(similar.word, strength * similar.similarity ** 2);
    }
    const mainPairs = new Set(readPairs(main));
    for (const pair of readPairs(all)) add(pair, pairStrength * (mainPairs.has(pair) ? 1 : tailStrength));
    for (const whole of new Set([joinWhole(main), joinWhole(all)])) add(whole, wholeStrength);
    return normalize(vector);
  };
}

function indexFeatures(occupations: readonly Occupation[]): Map<string, Posting> {
  const postings = new Map<string, Posting>();
  occupations.forEach((occupation, place) => {
    const counts = countFeatures(occupation);
    let size = 0;
    for (const count of counts.values()) size += Math.log1p(count) ** 2;
    // The fourth root dampens an occupation with many titles without canceling it out.
    const damping = size ** 0.25;
    for (const [feature, count] of counts) {
      const posting = postings.get(feature);
      const weight = Math.log1p(count) / damping;
      if (posting === undefined) postings.set(feature, [place, weight]);
      else posting.push(place, weight);
    }
  });
  return postings;
}

function countFeatures(occupation: Occupation): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (feature: string, weight: number) => counts.set(feature, (counts.get(feature) ?? 0) + weight);
  const count = (words: string[], weight: number) => {
    for (const word of words) add(word, weight);
    for (const pair of readPairs(words)) add(pair, weight);
  };
  for (const part of occupation.name.split(/, | and /)) count(readWords(part), nameWeight);
  for (const title of occupation.titles) {
    const words = readWords(title);
    count(words, titleWeight);
    add(joinWhole(words), titleWeight);
  }
  for (const skill of occupation.skills) count(readWords(skill), skillWeight);
  return counts;
}

/** Finds the part that is the actual title: the first one that names work. */
function readParts(title: string, heads: ReadonlySet<string>): { main: string[]; all: string[] } {
  const clean = cleanTitle(title);
  const all = readWords(clean);
  const parts = clean
    .split(/\s[-/:]\s|[,(|–—]/)
    .map(readWords)
    .filter((words) => words.length > 0);
  return { main: parts.find((words) => words.some((word) => heads.has(word))) ?? parts[0] ?? all, all };
}

/** The words that titles of the catalog end with: "nurse", "manager", and "driver" say what a person is. */
function listHeads(occupations: readonly Occupation[]): Set<string> {
  return new Set(occupations.flatMap(({ titles }) => titles.map((title) => readWords(title).at(-1) ?? '')));
}

function joinWhole(words: string[]): string {
  return `=${words.join(' ')}`;
}

function readPairs(words: string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

export function normalize(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const weight of vector) sum += weight * weight;
  if (sum > 0) {
    const length = Math.sqrt(sum);
    for (let place = 0; place < vector.length; place++) vector[place] = (vector[place] ?? 0) / length;
  }
  return vector;
}
