export interface Word {
  /** As written. */
  text: string;
  /** Lowercase, singular, American spelling: equal for all forms of the word. */
  key: string;
  start: number;
  end: number;
  /** The text between the previous word and this one. */
  gap: string;
}

/**
 * Names keep their symbols (C++, C#, A+, .NET); hyphens, slashes, and dots inside a name only separate its
 * words.
 */
const wordPattern = /\.\s?net\b|[\p{L}\p{N}]+(?:['’][\p{L}]+)*[+#]*|&/giu;

export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let behind = 0;
  for (const match of text.matchAll(wordPattern)) {
    const [written] = match;
    const end = match.index + written.length;
    words.push({
      text: written,
      key: foldWord(written),
      start: match.index,
      end,
      gap: text.slice(behind, match.index),
    });
    behind = end;
  }
  return words;
}

const foldedWords = new Map<string, string>();

/** Texts repeat their words, so each is normalized once; the limit protects against hostile texts. */
function foldWord(written: string): string {
  const known = foldedWords.get(written);
  if (known !== undefined) return known;
  const folded = makeKey(written);
  if (foldedWords.size < 50_000 && written.length < 40) foldedWords.set(written, folded);
  return folded;
}

const signedNames = /^(?:.{1,2}|network|security|sec|server|linux|cloud)[+#]+$/;

function makeKey(written: string): string {
  if (written === '&') return 'and';
  let word = written.toLowerCase().replace(/\s/g, '');
  if (/[^\x20-\x7e]/.test(word)) word = word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  word = word.replace(/['’]/g, '');
  if (!signedNames.test(word)) word = word.replace(/[+#]+$/, '');
  return makeSingular(makeAmerican(word));
}

function makeSingular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

const britishSpellings: readonly (readonly [RegExp, string])[] = [
  [/isation/, 'ization'],
  [/yse(?=[drs]?$)/, 'yze'],
  [/elling$/, 'eling'],
  [/^programme(?=s?$)/, 'program'],
  [/our(?=s?$|al|ed$|ing$)/, 'or'],
  [/centre/, 'center'],
  [/licence/, 'license'],
  [/paed/, 'ped'],
  [/(?<=^gyn|^an|^h)ae/, 'e'],
  [/^mould/, 'mold'],
  [/aluminium/, 'aluminum'],
];

function makeAmerican(word: string): string {
  if (word.length < 6) return word;
  return britishSpellings.reduce(
    (spelling, [british, american]) => spelling.replace(british, american),
    word,
  );
}
