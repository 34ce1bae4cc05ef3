import { foldText } from '#domain/question/words/fold-text.ts';
import type { FormOption } from './employer-form.ts';
import { matchOption } from './match-option.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** A month of notice is four weeks, or what a list offers instead. */
const inDays: Record<string, number> = { day: 1, week: 7, month: 28 };

/** "About a month", "2 weeks", "30 days", "None" in days; null for anything else. */
function readNotice(label: string): number | null {
  const text = foldText(label).replace(
    /^(?:in |within )?(?:about|approximately|around|up to|in|within) | notice$/g,
    '',
  );
  if (/^(?:none|no notice(?: required| needed)?|immediate(?:ly)?|0|not applicable|n a)$/.test(text)) return 0;
  const { count = '', unit = '' } =
    /^(?<count>\d{1,2}|an?|[a-z]+) (?<unit>day|week|month)s?$/.exec(text)?.groups ?? {};
  const number = /^an?$/.test(count) ? 1 : /\d/.test(count) ? Number(count) : numbers.indexOf(count);
  if (number < 0 || unit === '') return null;
  return unit === 'day' && number === 30 ? 28 : number * (inDays[unit] ?? Number.NaN);
}

/** The same words, or else the only choice of the same length. */
export function matchNotice(wanted: string, options: readonly FormOption[]): FormOption | null {
  const same = matchOption(wanted, options);
  const own = readNotice(wanted);
  if (same || own === null) return same;
  const [only, ...others] = options.filter(({ label }) => readNotice(label) === own);
  return only && others.length === 0 ? only : null;
}

const today = /^(?:today|today or tomorrow|now|at once|immediate start|available now)$/;

/** "Immediately" is today; two weeks' notice is a choice of two weeks, and of no more. */
function matchSoon(wanted: string, options: readonly FormOption[]): FormOption | null {
  const own = readNotice(wanted);
  const [only, ...others] = options.filter(({ label }) =>
    own === 0 ? today.test(foldText(label)) : own !== null && readNotice(label) === own,
  );
  return only && others.length === 0 ? only : null;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The same words, or else the only choice that is the month of the date. */
export function matchStart(wanted: string, options: readonly FormOption[]): FormOption | null {
  const same = matchOption(wanted, options);
  const { month, year } =
    /^(?<month>\d{1,2})\/\d{1,2}\/(?<year>\d{4})$/.exec(wanted)?.groups ??
    /^(?<year>\d{4})-(?<month>\d\d)-\d\d$/.exec(wanted)?.groups ??
    {};
  const name = months[Number(month) - 1];
  if (same) return same;
  if (name === undefined) return matchSoon(wanted, options);
  const [only, ...others] = options.filter(({ label }) =>
    [`${name} ${year}`, `${name.slice(0, 3)} ${year}`].includes(foldText(label)),
  );
  return only && others.length === 0 ? only : null;
}
