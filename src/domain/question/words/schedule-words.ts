/** Words for shifts and days of the week in questions, normalized (see fold-text.ts). */

/** In this order: what one takes, the next doesn't read again. */
const shiftWords: Record<string, string> = {
  holidays:
    '(?:(?:(?:some|occasional|rotating|major) )?holidays?(?! season)(?: on a rotating basis)?|thanksgiving(?: day)?|christmas(?: day| eve)?|new years?(?: day| eve)?)',
  overtime: '(?:(?:mandatory |occasional |some )?(?:overtime|ot))',
  weekends:
    '(?:(?:(?:every (?:other|second|third|fourth|2nd|3rd|4th)|alternate|alternating|rotating|some|occasional|regular) )?weekends?)',
  // Before a day shift begins; no statement names it.
  'early mornings': '(?:early mornings?)',
  nights: '(?:nights?|overnights?|night time|grave(?:yard)?s?(?: night)?|third|3rd)',
  evenings: '(?:evenings?|swing(?: evening)?|afternoons?|second|2nd)',
  days: '(?:days?|day ?times?|mornings?|(?:business|office|daytime) hours|first|1st)',
};
const any = Object.values(shiftWords).join('|');

/** "Five days" and "8 hours a day" are not a shift. */
export const notCounted =
  '(?<!(?:\\d|one|two|three|four|five|six|seven|ten|few|several|consecutive|every|each|per|all|most|some|more|business|rest|week|off) )';

/** One shift; "first" and "second" only before the word itself, and so is a single "day". */
export const shift = `(?:(?:the |an? |on )?(?!(?:first|second|third|1st|2nd|3rd|day)\\b(?! shift| time| (?:or|and) (?:second|third|2nd|3rd) shift| (?:and|or|to) (?:evening|night)s?\\b))(?!days? off\\b)(?:${any})(?: shifts?)?)`;

export function readShifts(text: string): string[] {
  let rest = ` ${text} `;
  return Object.entries(shiftWords)
    .filter(([, words]) => {
      const pattern = new RegExp(`\\b${words}\\b`, 'g');
      const isNamed = pattern.test(rest);
      rest = rest.replace(pattern, ' ');
      return isNamed;
    })
    .map(([name]) => name);
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const short =
  'mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:r|rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?';
export const day = `(?:(?:every |on )?(?:${short}))`;
/** One day, several, or a range of them. */
export const days = `(?:${day} (?:through|thru|to) ${day}|${day}(?:(?: and| or)? ${day}){0,6}|(?:on )?weekdays?|(?:on )?(?:all (?:seven|7) days(?: (?:of the|a|per) week)?|(?:seven|7) days (?:a|per) week|any day(?: of the week)?))`;

function indexOfDay(text: string): number {
  return week.findIndex((name) => name.startsWith(text.slice(0, 3)));
}

export function readDays(text: string): string[] {
  if (/\bweekdays?\b/.test(text)) return week.slice(0, 5);
  if (/\b(?:seven|7) days\b|\bany day\b/.test(text)) return week;
  const named = [...text.matchAll(new RegExp(`\\b(?:${short})\\b`, 'g'))].map(([one]) => indexOfDay(one));
  const [first = 0, last = first] = named;
  const isRange = named.length === 2 && /\b(?:through|thru|to)\b/.test(text);
  if (!isRange) return week.filter((_, at) => named.includes(at));
  return first <= last ? week.slice(first, last + 1) : [...week.slice(first), ...week.slice(0, last + 1)];
}

/** "8:00 a.m. to 5:00 p.m.", "7p-7a", "10 PM - 6:30 AM", "8 to 5", as written. */
const clock = '(\\d{1,2})(?::(\\d\\d))? ?(?:([ap])\\.?(?:m\\.?)?)?';
const hours = new RegExp(`\\b${clock} ?(?:-|–|—|to|until|till) ?${clock}(?![\\d%])`, 'i');

/** "1900-0730", as in hospitals. */
const fourDigits =
  /\b(?<from>[01]\d|2[0-3])(?<half>00|15|30|45) ?(?:-|–|to) ?(?<to>[01]\d|2[0-3])(?:00|15|30|45)\b/;

/** The shift of working hours; null when none or when they belong to no single one. */
export function readHours(text: string): { shift: string; said: string } | null {
  const digits = fourDigits.exec(text);
  if (digits) {
    const shift = nameShift(Number(digits.groups?.['from']), Number(digits.groups?.['to']));
    return shift === null ? null : { shift, said: digits[0] };
  }
  const found = hours.exec(text);
  if (!found) return null;
  const [said, from = '', , fromHalf, to = '', , toHalf] = found;
  const isPlain = !fromHalf && !toHalf;
  const start = toHour(from, fromHalf ?? (isPlain ? 'a' : (toHalf ?? '')));
  const end = toHour(to, toHalf ?? (isPlain ? 'p' : ''));
  if (start === null || end === null || (isPlain && !(start >= 6 && start <= 10 && end >= 14 && end <= 19)))
    return null;
  const shift = nameShift(start, end);
  return shift === null ? null : { shift, said };
}

function nameShift(start: number, end: number): string | null {
  if (start >= 5 && start <= 11 && end >= 12 && end <= 20 && end > start) return 'days';
  if (start >= 12 && start <= 17 && (end >= 20 || end <= 1)) return 'evenings';
  return start >= 18 && end >= 4 && end <= 9 ? 'nights' : null;
}

function toHour(hour: string, half: string): number | null {
  const number = Number(hour);
  if (half === '' || number < 1 || number > 12) return null;
  return (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
