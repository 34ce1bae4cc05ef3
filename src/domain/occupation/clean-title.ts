import { readWords, stemWord } from './fold-words.ts';
import { contextualAbbreviations, titleAbbreviations } from './title-abbreviations.ts';
import { isRoleWord } from './title-level.ts';
import { employerEnding, knownPlaces, plainStateCodes, stateCodes, titleNoise } from './title-noise.ts';

/** Anything longer is not a title. */
const longestTitle = 500;
/** Titles repeat a lot. Hostile input must not grow the cache without limit. */
const rememberedTitles = 20_000;
const cleaned = new Map<string, string>();

/**
 * The work that a posted title names, for comparing: "R-1029 RN - ICU - Nights - Tampa, FL ($5k bonus)" is "rn -
 * icu". The level stays. People are shown the employer's own title.
 */
export function cleanTitle(title: string): string {
  const known = cleaned.get(title);
  if (known !== undefined) return known;
  const parts = splitParts(removeNoise(unglue(tidy(title.slice(0, longestTitle)))));
  const telling = dropInitials(moveEmployer(dropPlaces(parts).filter((part) => /[a-z]/i.test(part))));
  const clean = straighten(spellOut((telling.length > 0 ? telling : [title]).join(' - ')));
  if (cleaned.size < rememberedTitles) cleaned.set(title, clean);
  return clean;
}

/** Dashes, bars, arrows, stars, and emojis all separate parts; dots of abbreviations disappear. */
function tidy(title: string): string {
  return (/[^\x20-\x7e]/.test(title) ? tidySymbols(title) : title)
    .replaceAll('&amp;', '&')
    .replace(/\b(?:[a-z]\.){2,}/gi, (letters) => letters.replaceAll('.', ''))
    .replace(/\.(?=\s|$|[,)/])/g, '')
    .replace(/\b(I{1,3}|IV|V)\/(?=[A-Z]{3})/g, '$1 - ')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[*!|~<>=_]+|\s+-+\s*|-+\s+|-{2,}/g, ' - ');
}

function tidySymbols(title: string): string {
  return title
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    .replace(/[®™"“”]/g, '')
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|[•·\u2190-\u21ff\u2700-\u27bf]|\s*[\u2010-\u2015]\s*/gu,
      ' - ',
    );
}

/** "CSR-Bilingual-Hybrid-Orlando" has four parts, too. */
function unglue(title: string): string {
  if (!title.includes('-')) return title;
  return (title.match(gluedDash)?.length ?? 0) < 3 ? title : title.replace(gluedDash, ' - ');
}

/** A dash between two words of letters that is not part of a compound such as "front-end". */
const gluedDash =
  /(?<=[a-z]{2})(?<!\b(?:full|part|front|back|entry|mid|pre|post|non|co|multi|on|sign|self|cross|in|cdl))-(?=[a-z]{2}|r\d)/gi;

function removeNoise(title: string): string {
  return titleNoise.reduce(
    (text, { pattern, unless }) => (unless?.test(text) ? text : text.replace(pattern, ' ')),
    title,
  );
}

function splitParts(text: string): string[] {
  return text
    .replace(/\([\W\d]*\)/g, ' - ')
    .split(/ - |:\s/)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .replace(/\s,/g, ',')
        .replace(/^[\s,;/+&.@-]+|[\s,;/+&@-]+$/g, ''),
    )
    .filter((part) => part !== '');
}

/** Never the first part: there, Washington may be a company and MD a doctor. */
function dropPlaces(parts: string[]): string[] {
  const [first = '', ...others] = parts;
  return [dropPlaceAtEnd(first), ...others.filter((part) => !isPlace(part)).map(dropPlaceAtEnd)];
}

function isPlace(part: string): boolean {
  const words = part
    .replace(/[(),/]/g, ' ')
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  const city = words.slice(0, -1);
  if (isKnownPlace(words)) return true;
  if (!stateCodes.has(last)) return words.every((word) => isKnownPlace([word]));
  if (city.length === 0) return plainStateCodes.has(last);
  if (isKnownPlace(city) || city.every((word) => stateCodes.has(word) || isKnownPlace([word]))) return true;
  return (
    plainStateCodes.has(last) &&
    city.length <= 3 &&
    city.every((word) => /^[A-Z]/.test(word) && !isRoleWord(stemWord(word.toLowerCase())))
  );
}

/** "Hearing Aid Specialist Annapolis, MD", "Plumber (Reno, NV)", "Caregiver in Spokane". */
function dropPlaceAtEnd(part: string): string {
  const words = part
    .replace(/\s*\(([^()]*)\)/g, (text, inside: string) => (isPlace(inside) ? '' : text))
    .split(' ');
  const end = stateCodes.has(words.at(-1) ?? '') ? words.length - 1 : words.length;
  const start = [3, 2, 1]
    .map((size) => end - size)
    .find((from) => from > 0 && isKnownPlace(words.slice(from, end)));
  return (start === undefined ? words : words.slice(0, start)).join(' ').replace(/(?:,| in)$/, '');
}

function isKnownPlace(words: string[]): boolean {
  return knownPlaces.has(words.join(' ').replace(/,$/, '').toLowerCase());
}

/** "Cedar Health Partners - Cook" names the employer first. */
function moveEmployer(parts: string[]): string[] {
  const [first = '', ...others] = parts;
  return others.length > 0 && employerEnding.test(first) ? [...others, first] : parts;
}

/** In "PT - Personal Trainer" the letters only repeat what follows. */
function dropInitials(parts: string[]): string[] {
  return parts.filter((part, index) => {
    const next = parts[index + 1]?.match(/[a-z]+/gi) ?? [];
    const initials = next
      .filter((word) => !/^(?:of|and|the|for)$/i.test(word))
      .map((word) => word[0]?.toUpperCase())
      .join('');
    return !(/^[A-Z]{2,4}$/.test(part) && initials.startsWith(part));
  });
}

function spellOut(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/(?<=\w)'(?=\w)/g, '')
    .replace(/[a-z]+/g, (word) => titleAbbreviations.get(word) ?? word)
    .replace(/\s+/g, ' ');
  return contextualAbbreviations.reduce((text, [pattern, full]) => text.replace(pattern, full), words);
}

/** "Director, Product Marketing", "Manager Quality Assurance", and "Intern - Data Science" end with the role. */
function straighten(title: string): string {
  return title
    .replace(/^([\w./]+(?: [\w./]+){0,2})\s*,\s*((?:(?! - )[^,(])+)/, (text, head: string, field: string) =>
      isRole(head) ? `${field.trim()} ${head} ` : text,
    )
    .replace(/^(intern(?:ship)?|apprentice) - ((?:(?! - )[^,(])+)/, '$2 $1')
    .replace(
      /^((?:senior |sr )?(?:manager|supervisor)) (?!of |for |in )((?:(?! - )[^,(/])+)/,
      (text, head: string, field: string) =>
        readWords(field).some(isRoleWord) ? text : `${field.trim()} ${head} `,
    );
}

/** "Accountant" names the work; "director", "teacher", and "driver" need another word. */
function isRole(head: string): boolean {
  const [word = '', ...others] = readWords(head);
  return others.length === 0 && (isRoleWord(word) || openHeads.has(word));
}

const openHeads = new Set(
  'teacher professor instructor nurse therapist designer developer driver intern educator strategist editor'
    .split(' ')
    .map(stemWord),
);
