import { formatMonth, parseMonth } from '#domain/document/values/month-text.ts';

export type FoundDates = { start: string | null; end: string | null; index: number; length: number };

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const date = `(?:${month}\\.?,?\\s*(?:\\d{1,2},?\\s+)?(?:\\d{4}|['’]\\d{2})|(?:19|20)\\d{2}[-/.]\\d{1,2}(?:[-/.]\\d{1,2})?|\\d{1,2}(?:\\s?[/-]\\s?|\\.)(?:\\d{1,2}[/.-])?(?:19|20)\\d{2}|(?:spring|summer|fall|autumn|winter)\\s+(?:19|20)\\d{2}|(?:19|20)\\d{2}|['‘’]\\d{2})`;
const now = '(?:pres(?:ent|\\.)|current(?:ly)?|now|today|ongoing|to date|till date)';
const dash =
  '\\s*(?:(?<=\\s)/(?=\\s)|-{1,3}>?|–|—|−|~|→|\\.{2,3}|\\bto\\b:?|\\btill?\\b|\\buntil\\b|\\bthrough\\b|\\bthru\\b)\\s*';
const bare = `(?:${month}\\.?)`;
const range = new RegExp(`(?<![\\w$])(?:since\\s+)?(${date}|${bare})${dash}(${date}|${now})(?!\\w)`, 'i');
const since = new RegExp(`(?<![\\w$])since\\s+(${date})(?!\\w)`, 'i');
const single = new RegExp(`(?<![\\w$])(${date})(?!\\w)`, 'i');

/** `03/19 – 05/21`: two-digit years only where both ends have them. */
const monthYear = '(?:0?[1-9]|1[0-2])/\\d{2}';
const shortRange = new RegExp(`(?<![\\w$/])(${monthYear})${dash}(${monthYear}|${now})(?![\\w/])`, 'i');
const shortDate = new RegExp(`(?<=(?:^|[,(|])\\s*)(${monthYear})(?=\\)?\\s*(?:$|:))`);

/** A column with the newest date on top: `Present – Oct 2021`. */
const reversed = new RegExp(`(?<!\\w)(${now})${dash}(${date})(?!\\w)`, 'i');

const open = new RegExp(`(?<![\\w$])(${date})\\s*(?:-|–|—)\\s*$`, 'i');

/** A start and an end, such as `Jun 2017 – Present`, `06/2020 to 05/2022` `since 2019` or `2016 –`. */
export function findDateRange(text: string): FoundDates | null {
  const match = range.exec(text) ?? reversed.exec(text) ?? shortRange.exec(text);
  if (match) {
    const end = normalizeDate(match[2] ?? '');
    const start = normalizeDate(match[1] ?? '', end);
    const period = isLater(start, end) ? { start: end, end: start } : { start, end };
    return { ...period, index: match.index, length: match[0].length };
  }
  const going = since.exec(text) ?? open.exec(text);
  if (!going) return null;
  const end = /^since/i.test(going[0]) ? 'present' : null;
  return { start: normalizeDate(going[1] ?? ''), end, index: going.index, length: going[0].length };
}

function isLater(start: string | null, end: string | null): boolean {
  if (start === null || end === null || end === 'present') return false;
  const length = Math.min(start.length, end.length);
  return start === 'present' || start.slice(0, length) > end.slice(0, length);
}

export function findSingleDate(text: string): FoundDates | null {
  const match = single.exec(text) ?? shortDate.exec(text);
  if (!match) return null;
  return { start: null, end: normalizeDate(match[1] ?? ''), index: match.index, length: match[0].length };
}

const piece = new RegExp(`^(?:${date}|${monthYear}|${bare}|${now}|\\d{4}|-{1,3}|–|—|to|,|\\s)+$`, 'i');

/** A date, or the part of one that a narrow column left on its line. */
export function isDatePiece(text: string): boolean {
  return piece.test(text);
}

/** The whole text is a date or a range of dates. */
export function isDateText(text: string): boolean {
  const found = findDateRange(text) ?? findSingleDate(text);
  return found !== null && removeDates(text, found) === '';
}

export function removeDates(text: string, dates: FoundDates): string {
  const rest = `${text.slice(0, dates.index)} ${text.slice(dates.index + dates.length)}`;
  return rest
    .replace(/[([]\s*(?:expected|anticipated|graduat(?:ed|ing|ion)|completed|class of)?[\s:]*[)\]]/gi, ' ')
    .replace(/\s+(?=[,;])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s|,;:·•–—-]+|[\s|,;:·•–—-]+$/g, '')
    .trim();
}

function normalizeDate(text: string, end?: string | null): string | null {
  const clean = text.trim();
  if (new RegExp(`^${now}$`, 'i').test(clean)) return 'present';
  const season = clean.replace(/^(spring|summer|fall|autumn|winter)\s+/i, '');
  const [, month = '', year = ''] = /^(?:['‘’]|(\d{1,2})\/)(\d{2})$/.exec(season) ?? [];
  if (year) return `${Number(year) > 60 ? 19 : 20}${year}${month && `-${month.padStart(2, '0')}`}`;
  const withYear = /\d/.test(season) ? season : `${season} ${/^\d{4}/.exec(end ?? '')?.[0] ?? ''}`;
  const parsed = parseMonth(withYear);
  return parsed ? formatMonth(parsed) : null;
}
