import { occupations } from './catalog.ts';
import { cleanTitle } from './clean-title.ts';
import { foldWords, readWords } from './fold-words.ts';
import { makeOccupationId } from './occupation.ts';
import { spreadToSimilar } from './similar-work.ts';
import { encodeTitle } from './title-encoder.ts';
import { isRoleWord, readLevel } from './title-level.ts';

/** Lets the best occupations decide: weak hints at many others are mostly chance. */
const sharpness = 5;
const relatedShare = 0.2;
/** Anything less close is other work. */
const leastNearness = 0.35;
const mostSimilar = 12;
const otherTitle = 0.85;
const wordShare = 0.2;
const otherLevel = 0.8;

const ids = occupations.map(({ soc }) => makeOccupationId(soc));

/** A title somebody looks for, with each occupation's nearness to it. */
export interface WantedTitle {
  title: string;
  folded: string;
  words: ReadonlySet<string>;
  level: ReturnType<typeof readLevel>;
  /**
   * By occupation id, nearest first; 1 for the occupation the title means. Occupations not listed are other
   * work.
   */
  nearness: ReadonlyMap<number, number>;
  /** Occupations that lead many trades: they count only with a title that names this trade. */
  leading: ReadonlyMap<number, number>;
}

export function prepareWantedTitle(title: string): WantedTitle {
  return { title, ...foldTitle(title), ...measureNearness(title) };
}

function measureNearness(title: string): Pick<WantedTitle, 'nearness' | 'leading'> {
  const meanings = encodeTitle(title).map((weight) => weight ** sharpness);
  const { alike, leading } = spreadToSimilar(meanings, relatedShare);
  const most = Math.max(...alike);
  if (most === 0) return { nearness: new Map(), leading: new Map() };
  const pick = (weights: Iterable<[number, number]>) =>
    new Map(
      [...weights]
        // The square root, because work that people move into is closer than its share of the words suggests.
        .map(([place, weight]): [number, number] => [ids[place] ?? 0, Math.sqrt(weight / most)])
        .filter(([, nearness]) => nearness >= leastNearness)
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, mostSimilar),
    );
  return { nearness: pick(alike.entries()), leading: pick(leading) };
}

type FoldedTitle = Pick<WantedTitle, 'folded' | 'words' | 'level'>;

type OfferedTitle = FoldedTitle & { occupationId: number | null };

/** Titles repeat a lot. Hostile input must not grow the cache without limit. */
const rememberedTitles = 20_000;
const foldedTitles = new Map<string, FoldedTitle>();

function foldTitle(title: string): FoldedTitle {
  const known = foldedTitles.get(title);
  if (known) return known;
  const clean = cleanTitle(title);
  const folded = foldWords(clean);
  const made = { folded, words: new Set(readWords(clean)), level: readLevel(folded) };
  if (foldedTitles.size < rememberedTitles) foldedTitles.set(title, made);
  return made;
}

/**
 * 1 for the same title, up to 0.85 for another title of the same occupation, less for similar work or another
 * level, 0 for other work.
 */
function compareWithWanted(wanted: WantedTitle, offered: OfferedTitle): number {
  if (wanted.folded !== '' && wanted.folded === offered.folded) return 1;
  const nearness = findNearness(wanted, offered);
  if (nearness === 0) return 0;
  const words = 1 - wordShare + wordShare * overlap(wanted.words, offered.words);
  const level = wanted.level === offered.level ? 1 : otherLevel;
  return otherTitle * nearness * words * level;
}

function findNearness(wanted: WantedTitle, offered: OfferedTitle): number {
  if (offered.occupationId === null) return 0;
  const nearness = wanted.nearness.get(offered.occupationId);
  if (nearness === undefined) {
    const leading = wanted.leading.get(offered.occupationId) ?? 0;
    return leading > 0 && namesSameField(wanted.words, offered.words) ? leading : 0;
  }
  // A title that only adds words is closer than its occupation alone: Middle School Math Teacher.
  const saysAll = wanted.words.size > 1 && [...wanted.words].every((word) => offered.words.has(word));
  return saysAll ? (2 + nearness) / 3 : nearness;
}

/** Electrical and electrician are one field; that both titles say manager means nothing. */
function namesSameField(wanted: ReadonlySet<string>, offered: ReadonlySet<string>): boolean {
  const fields = [...wanted].filter((word) => !isRoleWord(word));
  return [...offered].some((word) => fields.some((field) => field.slice(0, 5) === word.slice(0, 5)));
}

/** The wanted title that an offered one is nearest to, and how near; the first one wins a tie. */
export function findNearestTitle(
  wanted: readonly WantedTitle[],
  offered: { title: string; occupationId: number | null },
): { title: string | null; likeness: number } {
  const prepared = { ...foldTitle(offered.title), occupationId: offered.occupationId };
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
