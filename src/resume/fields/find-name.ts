import type { Line } from '#resume/lines/build-lines.ts';
import { isDateText } from '#resume/lines/find-dates.ts';
import { type Found, found } from '#resume/lines/found.ts';
import { weighTitle } from '#resume/lines/job-words.ts';
import { matchHeading } from '#resume/lines/section-headings.ts';

const credentials =
  /^(?:[A-Z][A-Za-z]?[A-Z.]+[A-Za-z.]*|Jr\.?|Sr\.?|II|III|IV|Esq\.?|PhD|Ph\.D\.?)(?:,?\s+|$)/;

type Candidate = { value: string; size: number; lines: Line[] };

/** The largest text in the header that looks like a person's name, preferably one that the email or profile URL repeats. */
export function findName(header: Line[], near: Line[], all: Line[]): Found | undefined {
  const handles = listHandles(near);
  const first = header.filter((line) => line.page === header[0]?.page);
  const candidates = [
    ...listStacked(first, all, handles),
    ...listSingle(first),
    ...listSpread(first),
    ...listLowercase(first, handles),
  ];
  const isLabel = ({ value }: Candidate) =>
    weighTitle(personOf(value)) > 0 &&
    !personOf(value)
      .split(/[ -]/)
      .every((word) => isSpelledIn(handles, word));
  const known = candidates.filter(
    (one) => isSpelledIn(handles, one.value) && isName(one.value) && !isLabel(one),
  );
  const plain = candidates.filter(({ value }) => isName(value) && weighTitle(personOf(value)) <= 0);
  const best = [known, plain].map((list) => list.toSorted((a, b) => b.size - a.size)[0]).find(Boolean);
  return best && found(best.value, ...best.lines);
}

function listSingle(header: Line[]): Candidate[] {
  return header.flatMap((line) =>
    line.segments.map(({ text, size }) => ({ value: trimName(text), size, lines: [line] })),
  );
}

/** Wide letter spacing leaves a gap between first and last name. */
function listSpread(header: Line[]): Candidate[] {
  return header.flatMap((line) => {
    const [first, ...others] = line.segments;
    const isOne =
      first &&
      others.length > 0 &&
      others.length < 4 &&
      others.every((one) => one.font === first.font && one.size === first.size) &&
      line.segments.every(({ text }) => isNamePart(text) && !text.includes(' ')) &&
      weighTitle(line.text) <= 0;
    return isOne ? [{ value: trimName(line.text), size: first.size, lines: [line] }] : [];
  });
}

/** `lena ortiz` is a name where the email or profile URL repeats it. */
function listLowercase(header: Line[], handles: string): Candidate[] {
  return header.flatMap((line) =>
    line.segments.flatMap(({ text, size }) => {
      if (!/^\p{Ll}[\p{Ll}.'’-]*(?: \p{Ll}[\p{Ll}.'’-]*){1,3}$/u.test(text) || !isSpelledIn(handles, text))
        return [];
      const value = text.replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
      return [{ value, size, lines: [line] }];
    }),
  );
}

/** First and last name may be on separate lines, in larger type or repeated in the email or profile URL. */
function listStacked(header: Line[], all: Line[], handles: string): Candidate[] {
  const sizes = all.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  // Small text may be beside the parts or between them.
  const large = header.filter(({ size }) => size > usual * 1.25);
  const isAlone = ({ segments: [first, ...others] }: Line) =>
    first !== undefined && others.every(({ size }) => size < first.size * 0.6);
  const starts = [header, large].flatMap((list) => list.map((_, index) => list.slice(index, index + 3)));
  return starts.flatMap((list) =>
    [3, 2].flatMap((count) => {
      const lines = list.slice(0, count);
      const parts = lines.map((line) => (isAlone(line) ? trimName(line.segments[0]?.text ?? '') : ''));
      if (lines.length < count || !isStack(lines, parts)) return [];
      const isLarge = Math.min(...lines.map(({ size }) => size)) > usual * 1.25;
      const isKnown = parts.every((part) => isSpelledIn(handles, part));
      if (!isKnown && (!isLarge || weighTitle(parts.at(-1) ?? '') > 0)) return [];
      const value = parts.join(' ').replaceAll('- ', '-');
      return [{ value, size: Math.max(...lines.map(({ size }) => size)), lines }];
    }),
  );
}

/** Single names below each other; three lines only when one of them is broken at its hyphen. */
function isStack(lines: Line[], parts: string[]): boolean {
  const isWhole = isName(parts[0] ?? '') && !/\b(?:St\.|De|La|Van|Von)$/i.test(parts[0] ?? '');
  if (!parts.every(isNamePart) || isWhole || parts[0]?.length === 1) return false;
  if (parts.length > 2 && !parts.slice(0, -1).some((part) => part.endsWith('-'))) return false;
  const sizes = lines.map(({ size }) => size);
  if (Math.max(...sizes) > Math.min(...sizes) * 2) return false;
  return lines.every((line, index) => {
    const above = lines[index - 1];
    return !above || line.y - above.y <= Math.max(line.size, above.size) * 2;
  });
}

function isNamePart(text: string): boolean {
  const words = (text.split(',')[0] ?? '').split(' ');
  return (
    words.length <= 3 &&
    words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word)) &&
    !matchHeading(text) &&
    !/^(?:r[eé]sum[eé]|cv|portfolio|curriculum( vitae)?)$/i.test(text)
  );
}

function listHandles(near: Line[]): string {
  const text = near.map((line) => line.text).join(' ');
  const handles = [...text.matchAll(/([\w.+'-]+)@/g), ...text.matchAll(/\/in\/([\w-]+)/g)];
  return handles.map((match) => lettersOf(match[1] ?? '')).join(' ');
}

function isSpelledIn(handles: string, name: string): boolean {
  return personOf(name)
    .split(/[ -]/)
    .some((word) => lettersOf(word).length > 2 && handles.includes(lettersOf(word)));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function personOf(name: string): string {
  return name.split(',')[0] ?? '';
}

/** `JANEDOE`, originally set with wide letter spacing, is split where the email or profile URL splits it. */
export function findJoinedName(header: Line[], near: Line[]): Found | undefined {
  const text = near.map((line) => line.text).join(' ');
  const handles = [/([\w.+'-]+)@/.exec(text)?.[1] ?? '', /\/in\/([\w-]+)/.exec(text)?.[1] ?? ''];
  const tokens = handles.flatMap((handle) => handle.toUpperCase().match(/\p{L}{3,}/gu) ?? []);
  for (const line of header)
    for (const { text: word } of line.segments) {
      if (!/^\p{Lu}[\p{Lu}-]{5,29}$/u.test(word)) continue;
      const token = tokens.find(
        (one) => one.length < word.length - 1 && (word.startsWith(one) || word.endsWith(one)),
      );
      if (!token) continue;
      const at = word.startsWith(token) ? token.length : word.length - token.length;
      return found(`${word.slice(0, at)} ${word.slice(at)}`, line);
    }
  return undefined;
}

/** `Jane Doe, Senior Developer` is a name and a title; `Jane Doe, RN` is a name. */
function trimName(text: string): string {
  const [first = '', ...others] = text.replace(/^name\s*:\s*/i, '').split(/\s*[,|]\s+|\s+[–—-]\s+/);
  const kept = others.filter((part) => credentials.test(part) && part.length <= 20);
  return [first, ...kept].join(', ').trim();
}

function isName(text: string): boolean {
  const person = personOf(text);
  const words = person.split(' ');
  if (words.length < 2 || words.length > 5 || person.length > 45) return false;
  if (matchHeading(person) || isDateText(person)) return false;
  return (
    /^[\p{L}.'’\-() "“”]+$/u.test(person) &&
    words.every((word) =>
      /^["'“(]?\p{Lu}|^(de|la|del|dela|della|delos|las|los|du|van|von|der|den|ter|ten|bin|ibn|al|el|da|das|do|dos|di|le|y|e|af|zu)$/u.test(
        word,
      ),
    )
  );
}
