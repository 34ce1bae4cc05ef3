import { titleAbbreviations } from './title-abbreviations.ts';

/** Words about level, schedule, place, or offer that say nothing about the work. */
const noiseWords = new Set(
  `a an and at by for from in into of on or the to with our your you we is are
  senior sr junior jr lead entry level mid i ii iii iv v vi intermediate experienced experience trainee
  full part time fulltime parttime temporary temp contract permanent perm seasonal prn per diem casual
  remote hybrid onsite based hiring now hire urgent immediate start needed wanted opportunity job position
  ft lvl day days night nights evening weekend weekends shift am pm hour hourly weekly
  bonus up pay salary year usa us united states new m f d w h x`.split(/\s+/),
);

/** Spellings and abbreviations of the same word. */
const sameWords = new Map([
  ...titleAbbreviations,
  ['accounting', 'accountant'],
  ['counseling', 'counselor'],
  ['acct', 'account'],
]);

/**
 * Lowercase letters, digits, and the characters of names such as C++, C#, and R&D; everything else separates
 * words.
 */
export function foldWords(text: string): string {
  return splitText(text).join(' ');
}

function splitText(text: string): string[] {
  const plain = /[^\x20-\x7e]/.test(text) ? text.normalize('NFKD').replace(/[\u0300-\u036f’]/g, '') : text;
  return (
    plain
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9+#]+(?:&[a-z0-9]+)*/g) ?? []
  );
}

const stemsByWord = new Map<string, { stems: string[]; telling: boolean }>();

/** Levels, wages, dates, and shifts; 911 and 3D stay. */
const numberPattern = /^(?:\d{1,2}(?:st|nd|rd|th)?|\d{4,}|\d+k)$/;

/** C.N.A. and R.N. */
const dottedPattern = /\b(?:[a-z]\.){2,}/gi;

/** Anything longer is not a title. */
const longestTitle = 500;

/** The words that carry a title's meaning, stemmed, in order. */
export function readWords(title: string): string[] {
  const joined = title
    .slice(0, longestTitle)
    .replace(dottedPattern, (letters) => letters.replaceAll('.', ''));
  const words = splitText(joined).map(readStems);
  const telling = words.filter((word) => word.telling);
  return (telling.length > 0 ? telling : words).flatMap(({ stems }) => stems);
}

function readStems(word: string) {
  const known = stemsByWord.get(word);
  if (known !== undefined) return known;
  const parts = (sameWords.get(word) ?? word).split(' ');
  const read = { stems: parts.map(stemWord), telling: !noiseWords.has(word) && !numberPattern.test(word) };
  // Hostile input must not grow the cache without limit.
  if (stemsByWord.size < 50_000) stemsByWord.set(word, read);
  return read;
}

/**
 * Words whose stem would be another word of work: an officer is not an office, a physician is not a physicist,
 * and a counselor is not a counsel.
 */
const unstemmedWords = new Set(
  'counselor officer customer reporter director operator operation server center physician physicist'.split(
    ' ',
  ),
);

/** A light stemmer: plurals, and the endings that turn an activity into its doer. */
export function stemWord(word: string): string {
  if (word.length <= 4) return word;
  const singular = /(?:ss|us|is)$/.test(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '');
  if (unstemmedWords.has(singular)) return singular;
  const stem = singular.replace(/(?:ation|ator|ative|ement|ment|ing|(?<!e)er|or|ist|ian|e)$/, '');
  return stem.length >= 4 ? stem : singular;
}
