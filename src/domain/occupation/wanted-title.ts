import { occupations } from './catalogue.ts';
import { foldWords, readWords } from './fold-words.ts';
import { makeOccupationId } from './occupation.ts';
import { encodeTitle } from './title-encoder.ts';

/** Lets the best occupations decide: what a title says weakly about many others is mostly chance. */
const sharpness = 5;
const relatedShare = 0.2;
const leastNearness = 0.3;
const otherTitle = 0.85;
const wordShare = 0.1;

const ids = occupations.map(({ soc }) => makeOccupationId(soc));
const placeBySoc = new Map(occupations.map(({ soc }, place) => [soc, place]));
const relatedPlaces = occupations.map(({ related }) => related.flatMap((soc) => placeBySoc.get(soc) ?? []));

/** A title somebody looks for, with how near each occupation is to it. */
export interface WantedTitle {
  title: string;
  folded: string;
  words: ReadonlySet<string>;
  /** By occupation id, nearest first; 1 for the occupation the title means. */
  nearness: ReadonlyMap<number, number>;
}

export function prepareWantedTitle(title: string): WantedTitle {
  return {
    title,
    folded: foldWords(title),
    words: new Set(readWords(title)),
    nearness: measureNearness(title),
  };
}

function measureNearness(title: string): Map<number, number> {
  const sharp = encodeTitle(title).map((weight) => weight ** sharpness);
  const wide = occupations.map((_, place) => {
    const related = relatedPlaces[place] ?? [];
    const shared = related.reduce((sum, other) => sum + (sharp[other] ?? 0), 0);
    return (sharp[place] ?? 0) + relatedShare * shared;
  });
  const most = Math.max(...wide);
  if (most === 0) return new Map();
  return new Map(
    wide
      // The root: work that people move into is nearer than its share of the words says.
      .map((weight, place): [number, number] => [ids[place] ?? 0, Math.sqrt(weight / most)])
      .filter(([, nearness]) => nearness >= leastNearness)
      .toSorted((a, b) => b[1] - a[1]),
  );
}

interface OfferedTitle {
  folded: string;
  words: ReadonlySet<string>;
  occupationId: number | null;
}

function prepareOfferedTitle(title: string, occupationId: number | null): OfferedTitle {
  return { folded: foldWords(title), words: new Set(readWords(title)), occupationId };
}

/** 1 for the same title, up to 0.85 for another title of the same occupation, less for related work, 0 for other work. */
function compareWithWanted(wanted: WantedTitle, offered: OfferedTitle): number {
  if (wanted.folded !== '' && wanted.folded === offered.folded) return 1;
  const nearness = offered.occupationId === null ? 0 : (wanted.nearness.get(offered.occupationId) ?? 0);
  return otherTitle * ((1 - wordShare) * nearness + wordShare * overlap(wanted.words, offered.words));
}

/** The wanted title an offered one is nearest to, and how near; the first of equals. */
export function findNearestTitle(
  wanted: readonly WantedTitle[],
  offered: { title: string; occupationId: number | null },
): { title: string | null; likeness: number } {
  const prepared = prepareOfferedTitle(offered.title, offered.occupationId);
  let nearest: { title: string | null; likeness: number } = { title: null, likeness: 0 };
  for (const one of wanted) {
    const likeness = compareWithWanted(one, prepared);
    if (nearest.title === null || likeness > nearest.likeness) nearest = { title: one.title, likeness };
  }
  return nearest;
}

function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of second) if (first.has(word)) shared += 1;
  return shared === 0 ? 0 : (2 * shared) / (first.size + second.size);
}
