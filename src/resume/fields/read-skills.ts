import { type Line, type Segment, withSegments } from '#resume/lines/build-lines.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { joinText, measureMargins, wouldFit } from '#resume/lines/join-items.ts';

const names = new Set(
  'afrikaans albanian amharic arabic armenian asl bengali bosnian bulgarian burmese cantonese catalan cebuano chinese creole croatian czech danish dari dutch english estonian farsi filipino finnish flemish french fulani gaelic georgian german greek gujarati haitian hausa hebrew hindi hmong hungarian icelandic igbo indonesian irish italian japanese kannada khmer kinyarwanda korean kurdish lakota lao latin latvian lithuanian malay malayalam mandarin marathi mongolian navajo nepali norwegian oromo pashto persian polish portuguese punjabi quechua romanian russian samoan serbian sinhala slovak slovenian somali spanish swahili swedish tagalog taiwanese tamil telugu thai tibetan tigrinya tongan turkish twi ukrainian urdu uzbek vietnamese welsh wolof xhosa yiddish yoruba zulu español inglés francés portugués'.split(
    ' ',
  ),
);

const singleNames = new Set([...names].filter((name) => !/^(?:creole|haitian|mandarin|chinese)$/.test(name)));

/** `Haitian Creole`, `English (Native)`, `American Sign Language`: a language people speak. */
export function isLanguage(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length <= 6 && (words.some((word) => names.has(word)) || /sign language/i.test(text));
}

const levels =
  'native|fluent|conversational|basic|beginner|intermediate|advanced|professional|bilingual|working|limited|elementary|mother tongue';
const level = new RegExp(`^(${levels})\\b`, 'i');
const levelAfter = new RegExp(`\\s+(${levels})\\b.*$`, 'i');

/** Single skills, without the group name before a colon. Spoken languages are returned separately. */
export function readSkills(
  lines: Line[],
  pageLines: Line[] = lines,
): { skills: Found[]; languages: Found[] } {
  const groups = readGroups(lines, pageLines);
  const isSpoken = (group: Group) =>
    /\blanguages?\b/i.test(group.label) && group.items.some((item) => isLanguage(item.value));
  return {
    skills: unique(groups.filter((group) => !isSpoken(group)).flatMap((group) => group.items)),
    languages: nameLanguages(groups.filter(isSpoken).flatMap((group) => group.items)),
  };
}

/** Languages without their levels: `English (Native), Spanish - Fluent`. */
export function readLanguages(lines: Line[], pageLines: Line[] = lines): Found[] {
  const groups = readGroups(lines, pageLines);
  return nameLanguages(
    groups.flatMap(({ label, items }) =>
      isLanguage(label) ? items.slice(0, 1).map((item) => ({ ...item, value: label })) : items,
    ),
  );
}

function nameLanguages(items: Found[]): Found[] {
  const single = items.flatMap((item) => splitLanguages(item.value).map((value) => ({ ...item, value })));
  const names = single.map((item) => ({
    ...item,
    value: item.value
      .replace(/\s*[([].*$|\s+[-–—:].*$/, '')
      .replace(levelAfter, '')
      .trim(),
  }));
  return unique(names.filter((item) => item.value !== '' && !level.test(item.value)));
}

/** `English (Native) French`, and `English French` where each word is a language. */
function splitLanguages(text: string): string[] {
  const words = text.split(' ');
  if (words.length > 1 && words.every((word) => singleNames.has(word.toLowerCase()))) return words;
  return text.split(/(?<=\))\s+(?=\p{Lu})/u);
}

type Group = { label: string; items: Found[] };

function readGroups(lines: Line[], pageLines: Line[]): Group[] {
  const findMargin = measureMargins(pageLines);
  const items: Line[][] = [];
  for (const cell of dropWrappedLabels(closeRated(lines).flatMap(dropRatings)).flatMap(toCells)) {
    const above = items.at(-1)?.at(-1);
    if (above && goesOn(above, cell, findMargin(cell))) items.at(-1)?.push(cell);
    else items.push([cell]);
  }
  return items.flatMap((item) => {
    const text = item.map((cell) => cell.text).reduce(joinText);
    let above = '';
    return text.split(';').map((group) => {
      const [, label = above, list = group] = /^\s*([^:,]{2,40}):\s+(.*)$/.exec(group) ?? [];
      above = label;
      return { label, items: splitList(list).map((value) => found(value, ...item)) };
    });
  });
}

/** Without commas, each line is its own skill. */
function goesOn(above: Line, cell: Line, marginRight: number): boolean {
  if (above.closes || cell.bullet || /^[^:,]{2,40}:\s/.test(cell.text) || cell.y === above.y) return false;
  if (cell.page === above.page && cell.y - above.y > cell.size * 2.1) return false;
  // `eDNA` and `jQuery` begin with a lowercase letter but are separate skills.
  if (/[,;&/|·•-]$/.test(above.text) || /^\p{Ll}{2,}(?!\p{Lu})/u.test(cell.text)) return true;
  return /[,;|]/.test(above.text) && !wouldFit(above, cell, marginRight);
}

const rating =
  /\s*(?:[●○◉◎⬤★☆✩⭐■□▪▫•◦◆◇] ?){2,}$|(?:^|\s+)(?:\d{1,3}\s?%|\d{1,2}(?:\.\d)?\s?\/\s?(?:5|10|100))$|\s*[(–—-]\s*\d{1,2}\+?\s?(?:years?|yrs?)\)?$/u;
const ratingWords =
  /^(?:expert|advanced|intermediate|beginner|proficient|competent|familiar|novice|skilled|basic|excellent|very good|good|fair|master|levels?|proficiency|rating|years?(?: of experience)?|experience|last used|\d{1,2}\+?(?: (?:years?|yrs))?)$/i;

/** In a table of ratings, each row that has one is a skill of its own. */
function closeRated(lines: Line[]): Line[] {
  const isRated = (line?: Line) =>
    line?.segments.slice(1).some(({ text }) => ratingWords.test(text)) ?? false;
  return lines.map((line, index) => {
    const [first, ...others] = line.segments;
    if (!first || !isRated(line) || !isRated(lines[index + 1])) return line;
    return withSegments(line, [{ ...first, closes: true }, ...others]);
  });
}

/** A rating, as a bar, stars, or a word in its own column, isn't a skill. */
function dropRatings(line: Line): Line[] {
  const [first, ...others] = line.segments;
  if (!first) return [];
  const isHead =
    /^skills?$/i.test(first.text) && others.length > 0 && others.every(({ text }) => ratingWords.test(text));
  if (isHead) return [];
  const rated = others.filter(({ text }) => !ratingWords.test(text));
  const kept = [first, ...rated]
    .map((segment) => ({ ...segment, text: segment.text.replace(rating, '').trim() }))
    .filter(({ text }) => text !== '');
  return kept.length === 0 ? [] : [withSegments(line, kept)];
}

/** A group name may wrap onto a line with nothing beside it. */
function dropWrappedLabels(lines: Line[]): Line[] {
  return lines.filter((line, index) => {
    const above = lines[index - 1];
    const [label, list] = above?.segments ?? [];
    if (!above || !label || !list?.text.includes(',') || line.segments.length > 1 || line.bullet) return true;
    return (
      line.x !== label.x ||
      line.y - above.y > line.size * 1.8 ||
      line.font !== label.font ||
      line.text.includes(',')
    );
  });
}

/** A grid row contains one skill per cell. */
function toCells(line: Line): Line[] {
  const [first, second, third] = line.segments;
  if (!first || !second || first.text.endsWith(':')) return [line];
  const isGroup =
    !third && !first.text.includes(',') && (second.text.includes(',') || /^languages$/i.test(first.text));
  if (isGroup) return [toCell(line, { ...second, text: `${first.text}: ${second.text}` })];
  return line.segments.map((segment) => toCell(line, segment));
}

function toCell(line: Line, segment: Segment): Line {
  return withSegments(line, [segment]);
}

function splitList(text: string): string[] {
  return text
    .split(/[,;|•·](?![^(]*\))|\s[/~]\s|\s+[–—]\s+/)
    .map((part) =>
      part
        .replace(/^\s*and\s+/i, '')
        .replace(/[./\s]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '' && part.length <= 60);
}

function unique(items: Found[]): Found[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.value.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}
