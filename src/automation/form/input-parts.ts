import type { RawControl } from '#automation/form/in-page/controls/raw-control.ts';
import { phrase } from '#automation/reader/words/phrases.ts';
import { cleanLabel } from '#systems/reading/form/clean-label.ts';
import type { InputPart, PartKind } from '#systems/reading/form/employer-adapter.ts';
import { cutTimes, isSameTime, isTime, joinTimes } from './time-parts.ts';

const order = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of the month, day, or year that a text names: "March", "03 - Mar", and "3" are all 3. */
export function readPart(kind: PartKind, text: string): number | null {
  if (kind !== 'month' && kind !== 'day' && kind !== 'year') return null;
  const named = kind === 'month' ? phrase.monthName.exec(text)?.[1]?.toLowerCase() : undefined;
  if (named) return order.indexOf(named) + 1;
  const [, digits = ''] = phrase.dayNumber.exec(text) ?? [];
  const number = Number(digits);
  if (digits === '' || (kind === 'year' ? digits.length === 3 || digits.length === 1 : number === 0))
    return null;
  return number <= { month: 12, day: 31, year: 9999 }[kind] ? number : null;
}

/** What to type to find a part in a list that is searched: a month by its name first, then by its number. */
export function writePart(kind: PartKind, text: string): string[] {
  const name = kind === 'month' ? order[Number(text) - 1] : undefined;
  return [...(name ? [name] : []), ...new Set([String(Number(text) || text), text])];
}

/** Splits the approved answer over the inputs; null where it can't be split that way. */
export function cutAnswer(parts: readonly InputPart[], answer: string): string[] | null {
  if (isTime(parts)) return cutTimes(parts, answer);
  if (parts.some((part) => part.kind === 'digits')) {
    const all = answer.replace(/\D/g, '');
    const wanted = parts.reduce((sum, part) => sum + part.length, 0);
    const digits = wanted === 10 ? all.replace(/^1(?=\d{10}$)/, '') : all;
    if (digits.length !== wanted) return null;
    let at = 0;
    return parts.map(({ length }) => digits.slice(at, (at += length)));
  }
  const [, month = '', day = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(answer.trim()) ?? [];
  if (year === '') return null;
  return parts.map(({ kind, length }) =>
    kind === 'year' ? (length === 2 ? year.slice(2) : year) : kind === 'month' ? month : day,
  );
}

/** What the inputs show together, as one value: 03/09/2026, 03/2026, 6145550142. Empty when all of them are empty. */
export function joinShown(parts: readonly InputPart[], shown: readonly string[]): string {
  if (isTime(parts)) return joinTimes(parts, shown);
  if (parts.some((part) => part.kind === 'digits')) return shown.join('').trim();
  const said = (['month', 'day', 'year'] as const).flatMap((kind) => {
    const index = parts.findIndex((part) => part.kind === kind);
    if (index < 0) return [];
    const text = shown[index] ?? '';
    const number = readPart(kind, text);
    // "Month" or "Choose" is a prompt, not a value.
    return number === null ? (/\d/.test(text) ? text.trim() : '–') : String(number).padStart(2, '0');
  });
  return said.every((text) => text === '–') ? '' : said.join('/');
}

/** Whether each input shows its part of the approved answer. */
export function areShownAsWanted(
  parts: readonly InputPart[],
  [answer]: readonly string[],
  shown: readonly string[],
): boolean {
  if (answer === undefined) return joinShown(parts, shown) === '';
  const wanted = cutAnswer(parts, answer);
  return (
    wanted?.every((text, index) => {
      const part = parts[index];
      const seen = (shown[index] ?? '').trim();
      if (part && isTime(parts)) return isSameTime(part, text, seen);
      if (!part || part.kind === 'digits') return seen.replace(/\D/g, '') === text;
      const number = readPart(part.kind, seen);
      return number === Number(text) || (part.kind === 'year' && /^\d{2}$/.test(seen) && text.endsWith(seen));
    }) ?? false
  );
}

/** Texts on the control itself, not around it. */
export function ownTexts(one: RawControl | undefined): string[] {
  return [one?.labelledBy, one?.ariaLabel, one?.label, one?.placeholder].map((text) =>
    cleanLabel(text ?? ''),
  );
}
