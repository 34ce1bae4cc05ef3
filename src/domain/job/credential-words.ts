import { foldWords } from '#domain/occupation/fold-words.ts';

export const credentialPattern =
  /\b(licen[sc]e[ds]?|licensure|certifi(?:ed|cation|cate)s?|registration|CDL)\b/i;
const abbreviation = /\b[A-Z]{2,5}\b/;

/** The words of what a resume says about licenses and certificates: its skills, and lines with such a word or a short name. */
export function readCredentialWords(skills: readonly string[], lines: readonly string[]): Set<string> {
  const telling = lines.filter((line) => credentialPattern.test(line) || abbreviation.test(line));
  return new Set([...skills, ...telling].flatMap((line) => foldWords(line).split(' ')));
}
